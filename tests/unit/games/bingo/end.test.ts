import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { dealCard, setupOf } from '#games/bingo/deal/deal.ts'
import { bestRun, forkOf } from '#games/bingo/view/end/Perfect.tsx'
import { shareText } from '#games/bingo/view/end/end.tsx'
import { bingo, fillers, type Action, type Setup, type State } from '#games/bingo/rules/engine.ts'
import { CELLS } from '#games/bingo/rules/terms.ts'
import { bandOf, nameOf } from '#games/bingo/deal/roster.ts'
import { surnameOf } from '#core/surname.ts'
import { messages } from '#i18n/messages/index.ts'

const setup = (fits: readonly (readonly number[])[], seconds: number | null = null): Setup => ({
  level: 'normal',
  seconds,
  cells: Array.from({ length: CELLS }, (_, at) => ({ kind: 'club', club: `club-${at}` })),
  players: fits.map((cells, at) => ({ id: `p${at}`, name: `Player ${at}`, fits: cells })),
})
const place = (cell: number): Action => ({ type: 'place', cell, today: 'no' })
const skip: Action = { type: 'skip' }
const giveUp: Action = { type: 'giveUp' }

const play = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => {
    const step = bingo.apply(now, action, 0, 0)
    return step.ok ? step.state : now
  }, state)
const ended = (fits: readonly (readonly number[])[], ...actions: Action[]) =>
  bingo.view(play(bingo.start(setup(fits), 1, 0), ...actions, giveUp), 0)

/** Players for all cells but the first two, after those of the test. */
const REST = Array.from({ length: CELLS - 2 }, (_, at) => [at + 2])

describe('the first wrong turn', () => {
  test('is the placement in a cell that another player needed', () => {
    const fork = forkOf(ended([[0, 1], [0], ...REST], place(0), skip))
    expect(fork).toMatchObject({ n: 1, missed: 1, past: { id: 'p0', did: 'placed', cells: [0] } })
    const early = forkOf(ended([[2, 3], [0, 1], [0], ...REST], { type: 'wildcard', today: [] }, place(0), skip))
    expect(early).toMatchObject({ n: 2, missed: 1, past: { id: 'p1', did: 'placed', cells: [0] } })
  })

  test('can be a skip that the wildcard cannot repair, or a wrong placement that also cost the next player', () => {
    const wild: Action = { type: 'wildcard', today: [] }
    const [spare, own] = [[5], [0]]
    expect(forkOf(ended([spare, own, [1], ...REST], wild, skip))).toMatchObject({ n: 2, missed: 0 })
    expect(forkOf(ended([spare, [7], own, [1], ...REST], wild, place(1)))).toMatchObject({
      n: 2,
      past: { id: 'p1', did: 'wrong' },
      missed: 0,
    })
  })

  test('is absent while the rest can still fill the card, even with the wildcard', () => {
    expect(forkOf(ended([[0, 1], [0, 1], ...REST], place(0), place(1)))).toBeNull()
    expect(forkOf(ended([[0], [0, 1], ...REST.slice(1), [2, 3]], skip))).toBeNull()
  })
})

test('the solution of any deal fills the card with each player once, where he fits', () => {
  const band = bandOf('normal')
  for (let seed = 0; seed < 50; seed++) {
    const { players } = setupOf(band, dealCard(band, randomFrom(seed))!, false, nameOf)
    const steps = bestRun(players)
    const filled = steps.flatMap(({ cell }) => cell ?? [])
    expect(new Set(filled).size).toBe(CELLS)
    expect(filled).toHaveLength(CELLS)
    expect(steps.every(({ player, cell }) => cell === null || player.fits.includes(cell))).toBe(true)
    expect(steps.at(-1)!.cell).not.toBeNull()
    // Replaying the revealed solution fills the card without a wrong turn.
    const actions = steps.map(({ cell }) => (cell === null ? skip : place(cell)))
    const state = play(bingo.start({ ...setup([]), players, cells: setup([]).cells }, 1, 0), ...actions)
    expect(fillers(state.turns).every((turn) => turn !== null)).toBe(true)
    expect(forkOf(bingo.view(state, 0))).toBeNull()
  }
})

test('the share text shows four rows of filled cells and no names or criteria', () => {
  const view = ended([[0], [1, 2], ...REST], place(0), { type: 'wildcard', today: [] })
  const t = { ...messages('en', 'bingo'), ...messages('en', 'criteria') }
  const revealed = shareText(view, 'usual', t)
  expect(revealed).toMatchObject({ score: '3/16', marks: '🏳️', rows: ['🟩🟨🟨⬛', '⬛⬛⬛⬛', '⬛⬛⬛⬛', '⬛⬛⬛⬛'] })
  expect(revealed.inWords[1]).toBe('Row 1: 3 of 4.')
  expect(shareText(view, 'contrast', t).rows[0]).toBe('🟦🟧🟧⬛')
  expect(JSON.stringify(revealed)).not.toMatch(/Player|club-/)
  const timed = bingo.view(play(bingo.start(setup([[0], ...REST], 10), 1, 0), giveUp), 0)
  expect(shareText(timed, 'usual', t).marks).toBe('⏱️ 🏳️')
})

test.each([
  ['Frank Lampard', 'Lampard'],
  ['Virgil van Dijk', 'van Dijk'],
  ['Kevin De Bruyne', 'De Bruyne'],
  ['Ronaldinho', 'Ronaldinho'],
  ['Ángel Di María', 'Di María'],
])('%s in a cell gives %s', (name, short) => expect(surnameOf(name)).toBe(short))
