import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { openDatabase } from '#tests/support/database.ts'
import { aFinish, bonusesOf, commit, finished, LAUNCH, player, save, start, visitor, type Owner } from './builders.ts'
import { arrange, type Database, OWNER, script, VISITOR } from './persons.ts'

const OWN = player(OWNER)
const FOUR: GameId[] = ['wordle', 'statistics', 'age', 'higherlower']
const NOTHING = { won: false, score: 0, lines: [], rewarded: false, bucket: 0 }
const GIVEN_UP = { tags: ['gave-up'], rewarded: false }

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

type Play = [game: GameId, changes?: object]

/** Plays these in sequence on a day with the games `open`; returns the games at whose end the bonus was paid. */
async function bonusesWith(plays: readonly Play[], open: readonly GameId[], owner: Owner = OWN): Promise<GameId[]> {
  const given: GameId[] = []
  for (const [game, changes] of plays) {
    const { lines } = await finished(database, owner, { game }, { ...bonusesOf(...open), ...changes })
    given.push(...lines.filter(({ key, points }) => key === 'eleven' && points === 50).map(() => game))
  }
  return given
}

const plays = (games: readonly GameId[]): Play[] => games.map((game) => [game])

const addVoidedPuzzle = (game: GameId) =>
  script(
    database,
    `insert into public.puzzles (game, mode, date, number, setup, used, voided_at, void_reason)
     values ('${game}', 'today', '${LAUNCH}', 1, '{}', '{x}', now(), 'wrong figures')`,
  )

test.each([1, 2, 3])('%i open dailies are too few for the bonus', async (count) => {
  const open = FOUR.slice(0, count)
  expect(await bonusesWith(plays(open), open)).toEqual([])
})

test.each([4, 5, 11])('%i open dailies are enough, whichever game is played last', async (count) => {
  const open = GAME_IDS.slice(0, count)
  expect(await bonusesWith(plays(open), open)).toEqual([open.at(-1)])
  expect(await bonusesWith(plays(open.toReversed()), open, visitor(VISITOR))).toEqual([open[0]])
})

test('pays no bonus with an unfinished game, even if it is finished on another day', async () => {
  await finished(database, OWN, { game: 'age', date: '2026-07-17' }, bonusesOf(...FOUR))
  expect(await bonusesWith(plays(['wordle', 'statistics', 'higherlower']), FOUR)).toEqual([])
})

test.each([
  ['nothing right', NOTHING],
  ['giving up, for what was answered before', GIVEN_UP],
])('pays no bonus when a game has no right answer: %s', async (_what, changes) => {
  expect(await bonusesWith([['wordle', changes], ...plays(FOUR.slice(1))], FOUR)).toEqual([])
  const last: Play[] = [...plays(FOUR.slice(0, 3)), ['higherlower', changes]]
  expect(await bonusesWith(last, FOUR, visitor(VISITOR))).toEqual([])
})

test('pays no bonus on boards when one of the dailies is held', async () => {
  expect(await bonusesWith([['wordle', { held: true }], ...plays(FOUR.slice(1))], FOUR)).toEqual([])
})

test('a voided puzzle without a replacement is not open', async () => {
  await addVoidedPuzzle('bingo')
  expect(await bonusesWith(plays(FOUR), [...FOUR, 'bingo'])).toEqual(['higherlower'])
  expect(await bonusesWith(plays(FOUR.slice(0, 3)), [...FOUR.slice(0, 3), 'bingo'], visitor(VISITOR))).toEqual([])
})

test('a replaced puzzle is open', async () => {
  await addVoidedPuzzle('bingo')
  await script(
    database,
    `insert into public.puzzles (game, mode, date, number, setup, used)
     values ('bingo', 'today', '${LAUNCH}', 1, '{}', '{y}')`,
  )
  expect(await bonusesWith(plays([...FOUR, 'bingo']), [...FOUR, 'bingo'])).toEqual(['bingo'])
})

test('a game that opens later on the day pays nothing twice', async () => {
  expect(await bonusesWith(plays(FOUR), FOUR)).toEqual(['higherlower'])
  expect(await bonusesWith([['bingo']], [...FOUR, 'bingo'])).toEqual([])
})

test('pays once when the last two runs end in parallel', async () => {
  const [one, other, ...before] = FOUR
  await bonusesWith(plays(before), FOUR)
  const runs = await Promise.all([one!, other!].map((game) => start(database, OWN, { game })))
  const ends = await Promise.all(runs.map(({ run }) => commit(database, OWN, run.id, 1, aFinish(bonusesOf(...FOUR)))))
  const lines = ends.flatMap((end) => end!.ending!.lines.map(({ key }) => key))
  expect(lines.filter((key) => key === 'eleven')).toHaveLength(1)
})

test('pays once for a whole day as a visitor and one as the account it becomes', async () => {
  await bonusesWith(plays(FOUR), FOUR, visitor(VISITOR))
  await bonusesWith(plays(FOUR), FOUR)
  await bonusesWith([['bingo']], FOUR, visitor(VISITOR))
  const before = await save(database, OWNER, {})
  const after = await save(database, OWNER, { visitor: VISITOR })
  expect(before!.userInfo.points).toBe(4 * 70 + 10 + 50)
  expect(after!.userInfo.points).toBe(before!.userInfo.points + 70)
})

test("stores the whole-day bonus separately from the game's points", async () => {
  const bonuses = []
  for (const game of FOUR) {
    const { result } = await finished(database, OWN, { game }, bonusesOf(...FOUR))
    bonuses.push((result as { bonus?: number }).bonus)
  }
  expect(bonuses).toEqual([20, 10, 10, 60])
  const lost = await finished(database, visitor(VISITOR), { game: 'wordle' }, { ...bonusesOf(...FOUR), ...NOTHING })
  const left = await finished(database, visitor(VISITOR), { game: 'age' }, { ...bonusesOf(...FOUR), ...GIVEN_UP })
  expect([lost.result, left.result].filter((result) => 'bonus' in result)).toEqual([])
})
