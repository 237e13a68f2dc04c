import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import { randomFrom } from '#core/random.ts'
import { clubById } from '#data/facts.ts'
import { colourName, sharesBoth } from '#games/blur/rules/colours.ts'
import { blur, outcomeOf, type Setup, type State } from '#games/blur/rules/engine.ts'
import { HINTS, KIT_FROM, WORDS, type ClueKind } from '#games/blur/rules/terms.ts'
import { choicesOf, crestsOf } from '#games/blur/deal/roster.ts'
import { blurRuns } from '#games/blur/server.ts'
import { BlurAction } from '#games/blur/rules/action.ts'
import type { Action } from '#games/looks/index.ts'

type Move = Action<ClueKind>
const setupOf = (mode: string, seed = 3): Setup =>
  blurRuns.practice!.deal(randomFrom(seed), { mode, part: undefined, found: new Set() }) as Setup
const EASY = setupOf('easy')
const HARD = setupOf('hard')

const right = ({ items }: Setup, at: number): Move => ({ type: 'guess', who: items[at]! })
const wrong = ({ items }: Setup, at: number, nth: number): Move => ({
  type: 'guess',
  who: items[at]!.options.filter(({ id }) => id !== items[at]!.id)[nth]!,
})
const STEP: Move = { type: 'step' }

const played = (moves: readonly Move[], setup = EASY): State =>
  moves.reduce(
    (state, move) => {
      const step = blur.apply(state, move, 0, 0)
      if (!step.ok) throw new Error(step.reason)
      return step.state
    },
    blur.start(setup, 0, 0),
  )

describe('a wrong tap', () => {
  test('opens the next look; the third one loses the crest', () => {
    const two = blur.view(played([wrong(EASY, 0, 0), wrong(EASY, 0, 1)]), 0)
    expect(two).toMatchObject({ at: 0, look: 2, wrongLeft: 1 })
    const three = blur.view(played([wrong(EASY, 0, 0), wrong(EASY, 0, 1), wrong(EASY, 0, 2)]), 0)
    expect(three).toMatchObject({ at: 1, look: 0, wrongLeft: 3, done: [{ result: 'lost', points: 0 }] })
  })

  test('takes six points off the run in easy, and none in hard', () => {
    const named = EASY.items.map((_, at) => right(EASY, at))
    const missed = played([wrong(EASY, 0, 0), wrong(EASY, 0, 1), ...named])
    expect(blur.view(missed, 0)).toMatchObject({ off: 12, points: 8 + 4 * 12 - 12 })
    expect(outcomeOf(missed).lines.at(-1)).toEqual({ key: 'wrong', points: -12, count: 2 })
    const tapped = EASY.items.flatMap((_, at) => [0, 1, 2].map((nth) => wrong(EASY, at, nth)))
    expect(outcomeOf(played([right(EASY, 0), ...tapped.slice(3)]))).toMatchObject({ score: 1, lines: [] })
    const other: Move = { type: 'guess', who: HARD.items[1]! }
    expect(blur.view(played([other, right(HARD, 0)], HARD), 0)).toMatchObject({ off: 0, points: 10 })
  })

  test('at the last look loses it in hard, and in easy only as the third', () => {
    const last = Array<Move>(5).fill(STEP)
    expect(blur.view(played([...last, wrong(EASY, 0, 0)]), 0)).toMatchObject({ at: 0, look: 5, wrongLeft: 2 })
    const other: Move = { type: 'guess', who: HARD.items[1]! }
    expect(blur.view(played([...last, other], HARD), 0)).toMatchObject({ at: 1, wrongLeft: null })
  })
})

describe('a look', () => {
  test('is worth 12 to 2, and a clearer one never loses a crest', () => {
    for (const [look, points] of [12, 10, 8, 6, 4, 2].entries()) {
      const state = played([...Array<Move>(look).fill(STEP), right(EASY, 0)])
      expect(blur.view(state, 0).done[0]).toMatchObject({ look, points })
    }
  })

  test('from the fourth on adds the shirt', () => {
    const kits = (steps: number) =>
      blurRuns.pictures(played(Array<Move>(steps).fill(STEP)))!.map(({ opened }) => opened)
    expect(kits(KIT_FROM - 1)).toEqual([KIT_FROM, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(kits(KIT_FROM)).toEqual([KIT_FROM + 1, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  })

  test('in hard has no colours before the fourth', () => {
    expect(blurRuns.pictures(played([], HARD))![0]).toMatchObject({ kind: 'crest', greyUntil: KIT_FROM })
    expect(blurRuns.pictures(played([]))![0]).not.toHaveProperty('greyUntil')
  })
})

test('hints cost two points; a disputed year is not offered', () => {
  const hints: Move[] = [STEP, { type: 'hint', kind: 'nation' }, right(EASY, 0)]
  expect(blur.view(played(hints), 0).done[0]).toMatchObject({ hints: 1, points: 8 })
  const items = EASY.items.map((crest) => ({ ...crest, founded: null, league: null }))
  const view = blur.view(played([STEP, STEP, STEP, { type: 'hint', kind: 'nation' }], { ...EASY, items }), 0)
  expect([view.offer, view.offerFrom]).toEqual([null, null])
})

test('the text form gives one clue per look and opens no picture', () => {
  const state = played([{ type: 'words', on: true }, STEP])
  expect(blur.view(state, 0).clues.map(({ kind }) => kind)).toEqual(WORDS.slice(0, 2))
  expect(blurRuns.pictures(state)!.every(({ opened }) => opened === 0)).toBe(true)
})

describe('the eight options', () => {
  test('hold the club once and no club twice, over 300 deals', () => {
    for (let seed = 0; seed < 300; seed++) {
      for (const { id, options } of setupOf('easy', seed).items) {
        expect(new Set(options.map((one) => one.id)).size).toBe(8)
        expect(options.filter((one) => one.id === id)).toHaveLength(1)
      }
    }
  })

  test('have an order that reveals nothing', () => {
    const places = Array.from({ length: 200 }, (_, seed) => setupOf('easy', seed).items).flat()
    const counts = Array<number>(8).fill(0)
    for (const { id, options } of places) counts[options.findIndex((one) => one.id === id)]!++
    expect(Math.min(...counts)).toBeGreaterThan(places.length / 16)
  })

  test("share the club's colours with three others where possible", () => {
    for (const { id, options } of EASY.items) {
      const own = clubById(id)!.colours!
      const same = (others: readonly { id: string }[]) =>
        others.filter((one) => one.id !== id && sharesBoth(own, clubById(one.id)!.colours!)).length
      expect(same(options)).toBeGreaterThanOrEqual(Math.min(3, same(choicesOf('easy'))))
    }
  })
})

test.each([
  ['#FF0000', 'red'],
  ['#FFFFFF', 'white'],
  ['#0B1E4F', 'navy'],
  ['#6CABDD', 'sky'],
])('%s is %s', (hex, name) => expect(colourName(hex)).toBe(name))

test.each([
  { type: 'guess', player: 'x' },
  { type: 'guess', club: 7 },
  { type: 'hint', kind: 'city' },
  { type: 'step', look: 1 },
])('input rejects %j', (action) => expect(BlurAction.safeParse(action).success).toBe(false))

describe('a name', () => {
  const resolved = (club: string, setup: Setup) => {
    const step = blurRuns.play(blur.start(setup, 0, 0), { type: 'guess', club }, 0)
    return step.ok ? 'taken' : step.reason
  }

  test('must be a club, in easy one of the eight', () => {
    const stranger = crestsOf('hard').find(({ id }) => !EASY.items[0]!.options.some((one) => one.id === id))!.id
    expect(resolved('no-such-club', EASY)).toBe('unknown-club')
    expect(resolved(stranger, EASY)).toBe('bad-request')
    expect(resolved(EASY.items[0]!.options[0]!.id, EASY)).toBe('taken')
    expect(resolved(stranger, HARD)).toBe('taken')
  })
})

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.nat(4), fc.nat(7)).map(([at, nth]): Move => ({ type: 'guess', who: EASY.items[at]!.options[nth]! })),
  fc.constantFrom<Move>(STEP, { type: 'skip' }, { type: 'giveUp' }),
  fc.boolean().map((on): Move => ({ type: 'words', on })),
  fc.constantFrom(...HINTS).map(({ kind }): Move => ({ type: 'hint', kind })),
)

test('views reveal nothing hidden, nothing throws, and the lines add up', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 50 }), fc.constantFrom(EASY, HARD), (moves, setup) => {
      let state = blur.start(setup, 0, 0)
      for (const one of moves) {
        const step = blur.apply(state, one, 0, 0)
        if (step.ok) state = step.state
        const view = JSON.stringify({ ...blur.view(state, 0), tried: [] })
        expect(blurRuns.hiddenValues(state).filter((secret) => view.includes(secret))).toEqual([])
      }
      expect(Math.max(0, total(outcomeOf(state).lines))).toBe(blur.view(state, 0).points)
    }),
    { numRuns: 200 },
  )
})
