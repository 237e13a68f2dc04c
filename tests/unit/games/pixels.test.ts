import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { THEMES } from '#data/themes.ts'
import { CLUES, faceOf, type ClueKind } from '#games/face/index.ts'
import { dealFive, dealUnfound } from '#games/looks/deal.ts'
import type { Action } from '#games/looks/index.ts'
import { LOOKS } from '#games/looks/terms.ts'
import { pixels, outcomeOf, type Setup, type State } from '#games/pixels/rules/engine.ts'
import { WORTH, type Level } from '#games/pixels/rules/terms.ts'
import { albumOf, facesOf, foundOf } from '#games/pixels/deal/roster.ts'
import { pixelsRuns } from '#games/pixels/server.ts'
import { PixelsAction } from '#games/pixels/rules/action.ts'

const FIVE = facesOf('easy').slice(0, 5).map(faceOf)
const OTHERS = facesOf('easy').slice(10, 16)
const setupOf = (level: Level = 'easy', more: Partial<Setup> = {}): Setup => ({ items: FIVE, level, ...more })
type Move = Action<ClueKind>

const right = (at: number): Move => ({ type: 'guess', who: FIVE[at]! })
const wrong = (nth: number): Move => ({ type: 'guess', who: OTHERS[nth]! })
const STEP: Move = { type: 'step' }
const SKIP: Move = { type: 'skip' }

function played(moves: readonly Move[], setup = setupOf()): State {
  return moves.reduce(
    (state, move) => {
      const step = pixels.apply(state, move, 0, 0)
      if (!step.ok) throw new Error(step.reason)
      return step.state
    },
    pixels.start(setup, 0, 0),
  )
}
const refusal = (state: State, move: Move) => {
  const step = pixels.apply(state, move, 0, 0)
  return step.ok ? null : step.reason
}

describe('a look', () => {
  test.each([
    ['easy', WORTH.easy],
    ['hard', WORTH.hard],
  ] as const)('of %s is worth less than the one before', (level, worth) => {
    for (const [look, points] of worth.entries()) {
      const state = played([...Array<Move>(look).fill(STEP), right(0)], setupOf(level))
      expect(pixels.view(state, 0).done[0]).toMatchObject({ result: 'found', look, points })
    }
  })

  test('opens after a wrong name; the last wrong name loses the face', () => {
    const tried = played(Array.from({ length: LOOKS - 1 }, (_, nth) => wrong(nth)))
    expect(pixels.view(tried, 0)).toMatchObject({ at: 0, look: LOOKS - 1, done: [] })
    const lost = played([...Array.from({ length: LOOKS }, (_, nth) => wrong(nth))])
    expect(pixels.view(lost, 0)).toMatchObject({ at: 1, look: 0, tried: [], done: [{ result: 'lost', points: 0 }] })
  })

  test('is refused after the last one, and so is a repeated name', () => {
    const last = played(Array<Move>(LOOKS - 1).fill(STEP))
    expect(refusal(last, STEP)).toBe('nothing-hidden')
    expect(refusal(played([wrong(0)]), wrong(0))).toBe('already-guessed')
    // Naming a later face of the run counts as a miss.
    expect(pixels.view(played([right(1)]), 0)).toMatchObject({ at: 0, look: 1 })
  })
})

describe('word hints', () => {
  test('are offered from the third look on, in order, once each', () => {
    const [second, third, fifth] = [1, 2, 4].map((steps) => played(Array<Move>(steps).fill(STEP)))
    const hint = (kind: ClueKind): Move => ({ type: 'hint', kind })
    expect(refusal(second!, hint('nation'))).toBe('hint-too-early')
    expect(refusal(third!, hint('role'))).toBe('hint-too-early')
    expect(refusal(third!, hint('born'))).toBe('no-hint-left')
    expect(pixels.view(third!, 0).offer).toBe('nation')
    const bought = played([STEP, STEP, hint('nation')])
    expect(pixels.view(bought, 0).clues).toEqual([{ kind: 'nation', nation: FIVE[0]!.nation }])
    expect(refusal(bought, hint('nation'))).toBe('no-hint-left')
    // From the fifth look on the nation is shown for free.
    expect(refusal(fifth!, hint('nation'))).toBe('no-hint-left')
    expect(pixels.view(fifth!, 0).clues.map(({ kind }) => kind)).toEqual(['nation'])
    expect(pixels.view(played(Array<Move>(5).fill(STEP)), 0).clues.map(({ kind }) => kind)).toEqual([
      'nation',
      'initials',
    ])
  })

  test('cost two points each; a named face pays at least two', () => {
    const hints: Move[] = [STEP, STEP, { type: 'hint', kind: 'nation' }, STEP, { type: 'hint', kind: 'role' }, STEP]
    const state = played([...hints, { type: 'hint', kind: 'club' }, right(0)])
    expect(pixels.view(state, 0).done[0]).toMatchObject({ hints: 3, points: 2 })
  })

  test("are not offered where the theme's name contains them", () => {
    const club = { id: 'psg', name: 'Paris Saint-Germain', past: false }
    const items = FIVE.map((face) => ({ ...face, club }))
    const kinds = (setup: Setup) =>
      [2, 3, 4].map((steps) => pixels.view(played(Array<Move>(steps).fill(STEP), setup), 0).offer)
    const setup = { items, level: 'easy' } as const
    expect(kinds({ ...setup, theme: 'french', revealed: 'nation' })).toEqual([null, 'role', 'club'])
    expect(kinds({ ...setup, theme: 'forward', revealed: 'role' })).toEqual(['nation', 'nation', 'club'])
    const last = Array<Move>(4).fill(STEP)
    const free = pixels.view(played(last, { ...setup, theme: 'french', revealed: 'nation' }), 0).clues
    expect(free.map(({ kind }) => kind)).toEqual(['role'])
    const clubs = (theme: string) =>
      pixels.view(played([...last, { type: 'hint', kind: 'role' }], { ...setup, theme, revealed: 'club' }), 0).offer
    expect([clubs('psg'), clubs('arsenal')]).toEqual([null, 'club'])
  })

  test('are neither offered nor free in hard', () => {
    const last = pixels.view(played(Array<Move>(5).fill(STEP), setupOf('hard')), 0)
    expect([last.offer, last.offerFrom, last.clues]).toEqual([null, null, []])
  })
})

describe('the text form', () => {
  test('gives one clue per look for four fifths of the points', () => {
    const words = pixels.view(played([{ type: 'words', on: true }, STEP, STEP]), 0)
    expect(words.clues.map(({ kind }) => kind)).toEqual(CLUES.slice(0, 3))
    expect(words.offer).toBeNull()
    expect(pixels.view(played([{ type: 'words', on: true }, right(0)]), 0).done[0]!.points).toBe(9)
  })

  test('cannot replace a look that was seen, unless the run has not begun', () => {
    const kinds = (moves: Move[]) => pixels.view(played(moves), 0).clues.map(({ kind }) => kind)
    const on: Move = { type: 'words', on: true }
    expect(kinds([right(0), on])).toEqual([])
    expect(kinds([right(0), STEP, on, STEP])).toEqual([CLUES[2]])
    expect(kinds([right(0), on, right(1)])).toEqual([CLUES[0]])
    expect(kinds([on])).toEqual([CLUES[0]])
  })

  test('is recorded for the face during which it was switched on, and for later ones', () => {
    const moves: Move[] = [right(0), { type: 'words', on: true }, { type: 'words', on: false }, right(1), right(2)]
    expect(pixels.view(played(moves), 0).done.map(({ inWords }) => inWords)).toEqual([false, true, false])
  })

  test('shows no picture of faces played in words', () => {
    const opened = (state: State) => pixelsRuns.pictures(state)!.map((place) => place.opened)
    expect(opened(played([]))).toEqual([1, 0, 0, 0, 0])
    expect(opened(played([{ type: 'words', on: true }]))).toEqual([0, 0, 0, 0, 0])
    expect(opened(played([right(0), STEP]))).toEqual([6, 2, 0, 0, 0])
  })
})

describe('a run', () => {
  const names = [right(0), STEP, right(1), STEP, STEP, right(2), SKIP, SKIP]

  test('pays its looks, line by line', () => {
    expect(outcomeOf(played(names))).toEqual({
      won: true,
      score: 3,
      lines: [
        { key: 'look-1', points: 12, count: 1 },
        { key: 'look-2', points: 10, count: 1 },
        { key: 'look-3', points: 8, count: 1 },
      ],
      n: 8,
      tags: [],
      items: FIVE.slice(0, 3).map(({ id }) => id),
    })
  })

  test('keeps named faces after giving up and reveals the others', () => {
    const state = played([right(0), { type: 'giveUp' }])
    expect(outcomeOf(state)).toMatchObject({ won: false, score: 1, tags: ['gave-up'] })
    expect(pixels.view(state, 0).done.map(({ result }) => result)).toEqual([
      'found',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
    ])
  })

  test('of a theme pays half for faces found before', () => {
    const items = FIVE.map((face, at) => ({ ...face, half: at === 0 }))
    const outcome = outcomeOf(played([right(0), right(1), SKIP, SKIP, SKIP], { items, level: 'easy', theme: 'psg' }))
    expect([total(outcome.lines), outcome.tags]).toEqual([18, ['theme:psg']])
  })

  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.nat(4).map(right),
    fc.nat(5).map(wrong),
    fc.constantFrom<Move>(STEP, SKIP, { type: 'giveUp' }),
    fc.boolean().map((on): Move => ({ type: 'words', on })),
    fc.constantFrom(...CLUES).map((kind): Move => ({ type: 'hint', kind })),
  )

  test('never reveals later faces, never throws, and its lines add up', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), fc.constantFrom<Level>('easy', 'hard'), (moves, level) => {
        let state = pixels.start(setupOf(level), 0, 0)
        for (const one of moves) {
          const step = pixels.apply(state, one, 0, 0)
          if (step.ok) state = step.state
          const text = JSON.stringify(pixels.view(state, 0))
          const hidden = FIVE.slice(state.turns.filter(({ result }) => result).length)
          // The view contains the player's own guesses, which may name a later face.
          const typed = state.turns.flatMap(({ tried }) => tried.map(({ id }) => id))
          for (const { id } of hidden.filter((face) => !typed.includes(face.id))) expect(text).not.toContain(`"${id}"`)
        }
        const { lines, score } = outcomeOf(state)
        expect(Math.max(0, total(lines))).toBe(pixels.view(state, 0).points)
        expect(total(lines)).toBeLessThanOrEqual(level === 'easy' ? 60 : 100)
        expect(score).toBe(pixels.view(state, 0).done.filter(({ result }) => result === 'found').length)
      }),
      { numRuns: 300 },
    )
  })
})

describe('input', () => {
  test.each([
    { type: 'guess', player: 7 },
    { type: 'guess' },
    { type: 'guess', player: 'x', more: 1 },
    { type: 'hint' },
    { type: 'hint', kind: 'born' },
    { type: 'words', on: 'yes' },
    { type: 'look' },
  ])('rejects %j', (action) => expect(PixelsAction.safeParse(action).success).toBe(false))
})

describe('deals', () => {
  test('are five different faces without those of nearby days, over 300 seeds', () => {
    const past = facesOf('today')
      .slice(0, 100)
      .map(({ id }) => id)
    for (let seed = 0; seed < 300; seed++) {
      const dealt = dealFive(facesOf('today'), randomFrom(seed), past).map(({ id }) => id)
      expect(new Set(dealt).size).toBe(5)
      expect(dealt.filter((id) => past.includes(id))).toEqual([])
    }
  })

  test('of a theme start with faces not found yet, then repeat', () => {
    const album = albumOf('psg')
    const found = new Set(album.slice(0, -3).map(({ id }) => id))
    const dealt = dealUnfound(album, randomFrom(1), found)
    expect(dealt.filter(({ half }) => !half).map(({ id }) => id)).toHaveLength(3)
    expect(dealUnfound(album, randomFrom(1), new Set(album.map(({ id }) => id))).every(({ half }) => half)).toBe(true)
    expect(() => dealUnfound(album.slice(0, 4), randomFrom(1), new Set())).toThrow(RangeError)
  })

  test.each(THEMES)('of %s hold only its own', (theme) => {
    const album = new Set(albumOf(theme).map(({ id }) => id))
    expect(album.size).toBeGreaterThanOrEqual(30)
    for (let seed = 0; seed < 10; seed++) {
      const setup = pixelsRuns.practice!.deal(randomFrom(seed), {
        mode: 'themes',
        part: theme,
        found: new Set(),
      }) as Setup
      expect(setup.items.filter(({ id }) => !album.has(id))).toEqual([])
      expect(setup.theme).toBe(theme)
    }
    expect(foundOf(album)[theme]).toBe(album.size)
  })

  test('reject an unknown theme', () => {
    for (const part of ['Arsenal', 'arsenal/', '../x', '', 'toString']) expect(albumOf(part)).toEqual([])
  })

  test('include a club that the footballer played for', () => {
    for (const footballer of FOOTBALLERS.filter(({ id }) => facesOf('hard').some((face) => face.id === id))) {
      const { club } = faceOf(footballer)
      const clubs = footballerById(footballer.id)!.career.map((spell) => spell.club)
      if (club) expect([footballer.club, ...clubs]).toContain(club.id)
    }
  })
})
