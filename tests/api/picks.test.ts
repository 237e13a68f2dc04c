import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunAnswer } from '#contracts/runs.ts'
import type { DuelFacts } from '#games/duel/runs.ts'
import type { Shares } from '#games/split/rules/engine.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Stage } from './stage.ts'

type Answer = RunAnswer<{ over: boolean }, DuelFacts | Shares>

/** Longer than counts are cached. */
const CACHE_MS = 16_000

let stage: Stage
let now = NOON

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime((now += CACHE_MS)))
afterAll(() => stage.close())

async function pass(): Promise<void> {
  await stage.fold()
  vi.setSystemTime((now += CACHE_MS))
}
let browsers = 0
/** Each browser has another address. */
const newBrowser = () => aBrowser({ address: `198.51.100.${++browsers}` })

const start = async (browser: Browser, game: string) =>
  (await browser.send<Answer>(begin, 'POST', '/api/runs', { game, mode: 'today' })).body
const act = async (browser: Browser, runId: string, n: number, action: object) =>
  (await browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, { n, action })).body

async function play(browser: Browser, game: string, answers: readonly object[]) {
  const { runId } = await start(browser, game)
  const replies: Answer[] = []
  for (const [at, action] of answers.entries()) replies.push(await act(browser, runId, at + 1, action))
  return replies
}

const TEN = Array.from({ length: 10 })
const GAMES = [
  { game: 'higherlower', one: { type: 'higher' }, other: { type: 'lower' } },
  { game: 'statistics', one: { type: 'pick', side: 0 }, other: { type: 'pick', side: 1 } },
]

describe.each(GAMES)('all answers of a day of $game', ({ game, one, other }) => {
  test('are shown from twenty players on, for questions that this player has answered', async () => {
    for (let at = 0; at < 19; at++) await play(newBrowser(), game, at < 4 ? TEN.map(() => other) : TEN.map(() => one))
    await pass()
    const early = await play(newBrowser(), game, [one])
    expect(early.map(({ agreed }) => agreed)).toEqual([undefined])
    await play(
      newBrowser(),
      game,
      TEN.map(() => one),
    )
    await pass()

    const late = newBrowser()
    const begun = await start(late, game)
    expect(begun.agreed).toBeUndefined()
    const answers = TEN.map((_, at) => (at === 1 ? other : one))
    const replies: Answer[] = []
    for (const [at, action] of answers.entries()) replies.push(await act(late, begun.runId, at + 1, action))
    expect(replies[0]!.agreed).toEqual([80])
    expect(replies[1]!.agreed).toEqual([80, 20])
    expect(replies.at(-1)!.agreed).toHaveLength(10)
    expect(replies.at(-1)!.end!.facts).toEqual({ hardest: null })
    expect((await start(late, game)).agreed).toEqual(replies.at(-1)!.agreed)
  })
})

test('a game without such questions shows none', async () => {
  const [replies] = await play(newBrowser(), 'wordle', [{ type: 'guess', player: 'pedri' }])
  expect(replies).not.toHaveProperty('agreed')
})

test('an age is compared with twenty other answers', async () => {
  for (let count = 0; count < 20; count++) {
    const ages = TEN.map(() => ({ type: 'answer', value: count < 5 ? 30 : 25 }))
    await play(newBrowser(), 'age', ages)
  }
  await pass()
  const [replies] = await play(newBrowser(), 'age', [{ type: 'answer', value: 30 }])
  expect(replies!.agreed).toEqual([25])
})

describe("how many found each third of the day's face", () => {
  const GIVE_UP = { type: 'giveUp' }
  const named = (player: string) => ({ type: 'guess', player })

  test('is shown at the end, from twenty players on, without practice', async () => {
    const early = await play(newBrowser(), 'split', [GIVE_UP])
    expect(early.at(-1)!.end!.facts).toEqual({ found: [null, null, null] })
    const [left, centre] = await usedOn(stage, 'split', '2026-11-21')
    for (let count = 1; count < 20; count++)
      await play(newBrowser(), 'split', [
        ...(count < 10 ? [named(centre!)] : []),
        ...(count < 5 ? [named(left!)] : []),
        GIVE_UP,
      ])
    await pass()

    const late = newBrowser()
    const { runId } = await start(late, 'split')
    const onTheWay = await act(late, runId, 1, named(left!))
    expect(onTheWay).not.toHaveProperty('agreed')
    expect(onTheWay.end).toBeNull()
    const over = await act(late, runId, 2, GIVE_UP)
    // Counts of the twenty before, or with this player's own answers when the fold ran first.
    expect([{ found: [20, 45, 0] }, { found: [24, 43, 0] }]).toContainEqual(over.end!.facts)

    const practice = await late.send<Answer>(begin, 'POST', '/api/runs', { game: 'split', mode: 'normal' })
    const ended = await act(late, practice.body.runId, 1, GIVE_UP)
    expect(ended.end!.facts).toEqual({ found: [null, null, null] })
  })
})
