import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { finished, player, save, visitor, type Owner } from './builders.ts'
import { arrange, attempt, type Database, OTHER, OWNER, rpc, script, VISITOR } from './persons.ts'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const play = (owner: Owner, picks: unknown, day = {}) => finished(database, owner, day, { picks })

/** Rows of `question choice plays`, in order. */
async function counted(puzzle = 1): Promise<string[]> {
  const rows = await rpc<{ question: number; choice: string; plays: number }[]>(database, 'picks_of', { puzzle })
  return rows.map(({ question, choice, plays }) => `${question} ${choice} ${plays}`).sort()
}

test('answers are counted per question when a daily ends; unanswered questions are not', async () => {
  await play(player(OWNER), ['higher', 'lower', null])
  await play(player(OTHER), ['higher', 'higher', 'lower'])
  expect(await counted()).toEqual(['0 higher 2', '1 higher 1', '1 lower 1', '2 lower 1'])
  expect(await counted(2)).toEqual([])
})

test('a run counts once, and not again with a hand-over', async () => {
  await play(visitor(VISITOR), ['higher'])
  await save(database, OWNER, { visitor: VISITOR })
  expect(await counted()).toEqual(['0 higher 1'])
})

test('past days and games without such questions are not counted', async () => {
  const past = { lines: [], bucket: null, bonuses: null, tags: ['archive'], picks: ['higher'] }
  await finished(database, player(OWNER), { mode: 'archive' }, past)
  await play(player(OWNER), null)
  await finished(database, player(OTHER))
  expect(await counted()).toEqual([])
})

test('counts one visitor per address', async () => {
  for (const digit of ['1', '2', '3']) {
    const guest = digit.repeat(64)
    await database.admin(`insert into public.visitors (visitor, origin) values ($1, 'one line')`, [guest])
    await play(visitor(guest), ['lower'])
  }
  expect(await counted()).toEqual(['0 lower 1'])
})

test('a replacement puzzle starts at zero', async () => {
  await play(player(OWNER), ['higher'])
  await script(
    database,
    `update public.puzzles set voided_at = now(), void_reason = 'wrong' where id = 1;
     insert into public.puzzles (game, mode, date, number, setup, used)
     values ('wordle', 'today', '2026-07-16', 1, '{}', '{x}')`,
  )
  expect([await counted(1), await counted(2)]).toEqual([['0 higher 1'], []])
})

test('are not readable through the API', async () => {
  for (const person of ['anonymous', 'owner', 'service'] as const)
    expect(await attempt(database, person, 'select * from private.picks')).toBe('denied')
})
