import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { randomFrom, type Random } from '#core/random.ts'
import { readShareCode, type SharedMark } from '#core/share-code.ts'
import type { State as BackFour } from '#games/back-four/rules/engine.ts'
import type { State as Blur } from '#games/blur/rules/engine.ts'
import type { State as Pixels } from '#games/pixels/rules/engine.ts'
import type { State as Split } from '#games/split/rules/engine.ts'
import type { State as Tictactoe } from '#games/tictactoe/rules/engine.ts'
import type { State as Wordle } from '#games/wordle/rules/engine.ts'
import { messages } from '#i18n/messages/index.ts'
import { linked } from '#play/end/share-link.ts'
import type { ShareText } from '#play/end/play-end.ts'
import { drawn } from '#server/runs/draw.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { BOTS } from '#tests/api/bots.ts'

const DAY: Day = '2026-11-21'
const RUNS = 4
/** More than any game has. */
const MOST_STEPS = 200

type Ending = { shareText(view: unknown, palette: 'usual', locale: 'en', t: unknown): ShareText }

const ENDS: Record<GameId, () => Promise<unknown>> = {
  wordle: async () => (await import('#games/wordle/view/end/end.tsx')).end,
  tictactoe: async () => (await import('#games/tictactoe/view/end/end.tsx')).end,
  pixels: async () => (await import('#games/pixels/view/end/end.tsx')).end,
  statistics: async () => (await import('#games/statistics/view/end/end.tsx')).end,
  stadiums: async () => (await import('#games/stadiums/view/end/end.tsx')).end,
  split: async () => (await import('#games/split/view/end/end.tsx')).end,
  age: async () => (await import('#games/estimate/view/end.tsx')).endOf('age'),
  blur: async () => (await import('#games/blur/view/end/end.tsx')).end,
  'career-path': async () => (await import('#games/career-path/view/end/end.tsx')).end,
  bingo: async () => (await import('#games/bingo/view/end/end.tsx')).end,
  higherlower: async () => (await import('#games/higherlower/view/end/end.tsx')).end,
  'back-four': async () => (await import('#games/back-four/view/end/end.tsx')).end,
}

/** Right moves for games whose bots are never right; null: uses the bot's move. */
const RIGHT: Partial<Record<GameId, (state: never) => object | null>> = {
  wordle: ({ answer, rows }: Wordle) => (rows.length > 2 ? { type: 'guess', player: answer.id } : null),
  pixels: ({ setup, turns }: Pixels) => ({ type: 'guess', player: setup.items[turns.length - 1]!.id }),
  blur: ({ setup, turns }: Blur) => ({ type: 'guess', club: setup.items[turns.length - 1]!.id }),
  split: ({ setup, named }: Split) => {
    const left = setup.faces.find(({ id }) => !named.some((one) => one.id === id))
    return left ? { type: 'guess', player: left.id } : null
  },
  tictactoe: (state: Tictactoe) => {
    const cell = state.guesses.length
    const known = RUN_GAMES.tictactoe.daily.answers(state)[cell]
    return known ? { type: 'guess', cell, player: known.id } : null
  },
  'back-four': ({ setup, tries }: BackFour) => {
    const group = setup.groups.find(({ cells }) => !tries.some((one) => one.every((cell) => cells.includes(cell))))
    return group ? { type: 'submit', cells: group.cells } : null
  },
}

/** Final state of a daily played by a bot, with every second move right where possible. */
function finished(game: GameId, random: Random): unknown {
  const rules = RUN_GAMES[game]
  const { setup } = drawn(game, rules, DAY, { used: [], taken: [], rows: 0 })
  let state = rules.start(setup, 1, Date.parse(DAY))
  for (let n = 1; n < MOST_STEPS && rules.outcome(state) === null; n++) {
    const right = random() < 0.5 ? (RIGHT[game]?.(state as never) ?? null) : null
    const view = rules.view(state) as never
    const wire = right ?? BOTS[game]({ view, n, random, isHarmless: () => true })
    const step = rules.play(state, wire, Date.parse(DAY))
    if (step.ok) state = step.state
  }
  return state
}

beforeAll(() => void vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is'))
beforeEach(() => void vi.stubGlobal('location', new URL('https://eleven.example/')))

test.each(GAME_IDS)('the marks of %s are those of its share text', async (game) => {
  const end = (await ENDS[game]()) as Ending
  const random = randomFrom(7)
  const seen = new Set<SharedMark>()
  for (let run = 0; run < RUNS; run++) {
    const state = finished(game, random)
    const rules = RUN_GAMES[game]
    const text = end.shareText(rules.view(state), 'usual', 'en', { own: messages('en', game) })
    const shared = { day: DAY, locale: 'en' } as never
    const { address } = linked(shared, text, { game: { id: game }, own: {}, worth: 1 } as never)
    const result = readShareCode(address.split('/s/')[1]!)
    const rows = result?.kind === 'game' ? result.rows : []
    expect(rules.marks(state)).toEqual(rows)
    for (const mark of rows.flat()) seen.add(mark)
  }
  expect(seen.size).toBeGreaterThan(1)
})
