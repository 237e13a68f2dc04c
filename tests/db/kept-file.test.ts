import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { aRecord, save } from './builders.ts'
import { arrange, type Database, OTHER, OWNER, script } from './persons.ts'

// A player's own file restored again and again must give an account the same credit.

const [FILE, DEVICE] = [randomUUID(), randomUUID()]
const records = [aRecord(), aRecord({ game: 'age', mode: 'normal' })]

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const claim = async (account: string, progressId: string | null, more: object[] = []) => {
  const saved = (await save(database, account, { progressId, records: [...records, ...more] }))!
  return { points: saved.userInfo.points, moved: saved.moved, reasons: saved.refused.map(({ reason }) => reason) }
}
const ONCE = { results: 2, points: 40 }
const NOTHING = { results: 0, points: 0 }

test('on two devices counts once, under the id of the file or of a device', async () => {
  expect((await claim(OWNER, FILE)).moved).toEqual(ONCE)
  expect(await claim(OWNER, FILE)).toMatchObject({ points: 40, moved: ONCE })
  expect(await claim(OWNER, DEVICE)).toEqual({ points: 40, moved: NOTHING, reasons: ['duplicate', 'duplicate'] })
  expect(await claim(OWNER, null)).toMatchObject({ points: 40, moved: NOTHING })
})

test('with newer results counts only the newer ones', async () => {
  await claim(OWNER, FILE)
  expect(await claim(OWNER, DEVICE, [aRecord()])).toMatchObject({ points: 60, moved: { results: 1, points: 20 } })
})

test('earns another account nothing, under any id', async () => {
  await claim(OWNER, FILE)
  for (const id of [FILE, DEVICE, null]) {
    expect(await claim(OTHER, id)).toEqual({ points: 0, moved: NOTHING, reasons: ['duplicate', 'duplicate'] })
  }
})

test('under its own id does not count again after the account is deleted', async () => {
  await claim(OWNER, FILE)
  await script(database, `delete from auth.users where id = '${OWNER}'`)
  expect(await claim(OTHER, FILE)).toEqual({ points: 0, moved: NOTHING, reasons: ['duplicate', 'duplicate'] })
})
