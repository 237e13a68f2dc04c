import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { player, save, visitor, type Owner } from './builders.ts'
import { openOffice, type Office } from './admin/office.ts'
import { OTHER, OWNER, rpc, upkeep, VISITOR } from './persons.ts'

/** An hour ago by the real clock, because upkeep uses the clock of the database. */
const AT = Date.now() - 3_600_000
const DAY = 86_400_000

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.arrange())
afterAll(() => office.database.close())

type Started = { created?: string; run?: { id: string } }

const iso = (ms: number) => new Date(ms).toISOString()

type Wanted = { mode?: string; part?: string; at?: number }
const begin = (owner: Owner, { mode = 'easy', part, at = AT }: Wanted = {}) =>
  rpc<Started>(office.database, 'start_practice', {
    ...{ asked: null, ...owner, for_game: 'pixels', for_mode: mode, for_part: part ?? null, for_date: '2026-11-21' },
    ...{ first_state: {}, at: iso(at), until: iso(at + DAY) },
  })

/** A run of one step that found `items`. */
async function playRun(owner: Owner, items: string[], points = 40): Promise<string> {
  const { created } = await begin(owner)
  const lines = [{ key: 'faces', points }]
  const finish = { won: true, score: items.length, n: 1, ms: 9000, tags: [], items, lines, bucket: null }
  await rpc(office.database, 'commit_step', {
    ...{ asked: null, run_id: created, ...owner, step: 1, next_state: {}, at: iso(AT + 9000) },
    finish: { ...finish, rewarded: true, bonuses: null },
  })
  return created!
}

const resultsOf = (id: string) =>
  office.one<{ source: string; credited: number; on_boards: boolean; items: string[] }>(
    'select source, credited, on_boards, items from public.results where id = $1',
    [id],
  )
const collected = (owner: Owner) => rpc<string[]>(office.database, 'collected', { ...owner, of_game: 'pixels' })

describe('practice on the server', () => {
  test('has one open run per owner, mode and part', async () => {
    const first = await begin(visitor(VISITOR))
    expect((await begin(visitor(VISITOR))).run?.id).toBe(first.created)
    for (const other of [{ mode: 'hard' }, { mode: 'themes', part: 'psg' }, { mode: 'themes', part: 'chelsea' }]) {
      expect((await begin(visitor(VISITOR), other)).created).toBeDefined()
    }
    expect((await begin(player(OWNER))).created).toBeDefined()
  })

  test('starts a new run when the last is over, or a day old', async () => {
    const id = await playRun(visitor(VISITOR), ['deco'])
    const next = await begin(visitor(VISITOR))
    expect([next.run, next.created === id]).toEqual([undefined, false])
    expect((await begin(visitor(VISITOR), { at: AT + DAY })).created).toBeDefined()
  })

  test('counts as practice: on no board, and less with each run', async () => {
    const ids = []
    for (let run = 1; run <= 6; run++) ids.push(await playRun(player(OWNER), [`face-${run}`]))
    const results = await Promise.all(ids.map(resultsOf))
    expect(results.map(({ source, on_boards }) => `${source} ${on_boards}`)).toEqual(Array(6).fill('practice false'))
    expect(results.map(({ credited }) => credited)).toEqual([40, 40, 40, 40, 40, 20])
  })

  test('collects found footballers per owner, and moves them in a hand-over', async () => {
    await playRun(visitor(VISITOR), ['deco', 'kaka'])
    await playRun(visitor(VISITOR), ['deco', 'xavi'])
    await playRun(player(OTHER), ['ronaldo'])
    expect((await collected(visitor(VISITOR))).toSorted()).toEqual(['deco', 'kaka', 'xavi'])
    expect(await collected(player(OWNER))).toEqual([])
    await save(office.database, OWNER, { visitor: VISITOR })
    expect((await collected(player(OWNER))).toSorted()).toEqual(['deco', 'kaka', 'xavi'])
  })

  test('is deleted after a day, but its result is kept', async () => {
    const past = Date.now() - 2 * DAY
    const id = await playRun(visitor(VISITOR), ['deco'])
    const { created } = await begin(player(OWNER), { at: past })
    await office.database.admin('update public.runs set expires_at = $1 where id = $2', [iso(past + DAY), id])
    await upkeep(office.database)
    const left = await office.one<{ runs: number }>(
      'select count(*)::int as runs from public.runs where id = any ($1)',
      [[id, created]],
    )
    expect([left.runs, (await resultsOf(id)).items]).toEqual([0, ['deco']])
  })
})
