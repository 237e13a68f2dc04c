import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/days.ts'
import { total } from '#core/points.ts'
import { randomFrom } from '#core/random.ts'
import { footballerById, FOOTBALLERS } from '#data/facts.ts'
import { canShareAFace, REPEATS } from '#data/pools.ts'
import { CLUES, faceOf } from '#games/face/index.ts'
import { dealThree } from '#games/split/deal/deal.ts'
import { split, outcomeOf, SPLIT_BARS, type Action, type Setup, type State } from '#games/split/rules/engine.ts'
import { GUESSES, LEVELS, type Third } from '#games/split/rules/terms.ts'
import { castingOf } from '#games/split/deal/roster.ts'
import { splitRuns } from '#games/split/server.ts'
import { SplitAction } from '#games/split/rules/action.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { isRecognisable, THIRDS } from '#pictures/thirds.ts'
import told from '#pictures/thirds.json' with { type: 'json' }

const faceNamed = (id: string) => faceOf(footballerById(id)!)
const FACES = [faceNamed('carlos-valderrama'), faceNamed('didier-drogba'), faceNamed('erling-haaland')] as const
const OTHERS = ['xavi', 'andres-iniesta', 'luka-modric', 'zinedine-zidane', 'thierry-henry', 'kaka'].map(faceNamed)
const SETUP: Setup = { faces: FACES, level: 'normal' }

const right = (at: number): Action => ({ type: 'guess', who: FACES[at]! })
const wrong = (nth: number): Action => ({ type: 'guess', who: OTHERS[nth]! })
const hint = (third: Third, kind: 'nation' | 'club'): Action => ({ type: 'hint', third, kind })
const GIVE_UP: Action = { type: 'giveUp' }
const WORDS: Action = { type: 'words', on: true }

function played(moves: readonly Action[], setup = SETUP): State {
  return moves.reduce(
    (state, move) => {
      const step = split.apply(state, move, 0, 0)
      if (!step.ok) throw new Error(step.reason)
      return step.state
    },
    split.start(setup, 0, 0),
  )
}
const refusal = (state: State, move: Action) => {
  const step = split.apply(state, move, 0, 0)
  return step.ok ? null : step.reason
}
const viewOf = (moves: readonly Action[], setup = SETUP) => split.view(played(moves, setup), 0)
const pointsOf = (moves: readonly Action[]) => total(outcomeOf(played(moves)).lines)

describe('a name', () => {
  test('fills the matching third and reveals its player', () => {
    const { thirds, left, over } = viewOf([right(2)])
    expect(thirds.map(({ isFound, who }) => [isFound, who?.id])).toEqual([
      [false, undefined],
      [false, undefined],
      [true, 'erling-haaland'],
    ])
    expect([left, over]).toEqual([GUESSES - 1, false])
  })

  test('costs one of six when it matches none of the three', () => {
    const { tried, left } = viewOf([wrong(0), right(0)])
    expect(tried.map(({ name, third }) => [name, third])).toEqual([
      ['Xavi', null],
      ['Carlos Valderrama', 0],
    ])
    expect(left).toBe(4)
  })

  test('is accepted once only, right or wrong', () => {
    const state = played([wrong(0), right(0)])
    expect([refusal(state, wrong(0)), refusal(state, right(0)), refusal(state, right(1))]).toEqual([
      'already-guessed',
      'already-guessed',
      null,
    ])
  })

  test('is rejected after the third right one, the sixth, or giving up', () => {
    const ends = [
      [right(0), right(1), right(2)],
      [right(0), ...[0, 1, 2, 3, 4].map(wrong)],
      [right(0), GIVE_UP],
    ]
    for (const moves of ends) {
      expect(viewOf(moves).over).toBe(true)
      expect(viewOf(moves).thirds.every(({ who }) => who !== null)).toBe(true)
      expect(refusal(played(moves), wrong(5))).toBe('already-over')
    }
    expect(viewOf([0, 1, 2, 3, 4].map(wrong)).over).toBe(false)
  })
})

describe('a hint', () => {
  test('belongs to a third, each kind once', () => {
    const state = played([hint(1, 'nation')])
    expect(split.view(state, 0).thirds.map(({ clues, offers }) => [clues, offers])).toEqual([
      [[], ['nation', 'club']],
      [[{ kind: 'nation', nation: 'CI' }], ['club']],
      [[], ['nation', 'club']],
    ])
    expect([refusal(state, hint(1, 'nation')), refusal(state, hint(0, 'nation'))]).toEqual(['no-hint-left', null])
  })

  test('is not offered for found players, nor without a known club', () => {
    expect(refusal(played([right(1)]), hint(1, 'nation'))).toBe('no-hint-left')
    const clubless: Setup = { faces: [{ ...FACES[0], club: null }, FACES[1], FACES[2]], level: 'normal' }
    expect(viewOf([], clubless).thirds[0]!.offers).toEqual(['nation'])
    expect(refusal(played([], clubless), hint(0, 'club'))).toBe('no-hint-left')
  })
})

describe('points', () => {
  test.each([
    ['all three without a miss', [right(0), right(1), right(2)], 60],
    ['all three with one', [right(0), wrong(0), right(1), right(2)], 45],
    ['two', [right(0), right(1), GIVE_UP], 30],
    ['one, and five misses', [right(0), ...[0, 1, 2, 3, 4].map(wrong)], 0],
    ['none', [GIVE_UP], 0],
    ['hints', [hint(0, 'nation'), hint(0, 'club'), hint(2, 'nation'), right(0), right(1), right(2)], 53],
    ['more hints than points', [...allHints(), GIVE_UP], 0],
    ['in words, four fifths rounded down', [WORDS, right(0), right(1), wrong(0), right(2)], 36],
    ['in words for a while', [WORDS, { type: 'words', on: false }, right(0), right(2), GIVE_UP], 24],
  ] satisfies [string, Action[], number][])('%s', (_, moves, points) => expect(pointsOf(moves)).toBe(points))

  test('are listed line by line with the found players', () => {
    expect(outcomeOf(played([hint(0, 'nation'), right(0), right(1), right(2)]))).toEqual({
      won: true,
      score: 3,
      lines: [
        { key: 'found', points: 45, count: 3 },
        { key: 'clean', points: 15 },
        { key: 'hints', points: -2, count: 1 },
      ],
      n: 4,
      tags: ['hint', 'clean'],
      items: FACES.map(({ id }) => id),
    })
    expect(outcomeOf(played([wrong(0), right(1), WORDS, GIVE_UP]))).toMatchObject({
      won: false,
      score: 1,
      tags: ['gave-up', 'words'],
      items: ['didier-drogba'],
    })
  })

  test('for three without a miss have their own column in the distribution', () => {
    const column = (moves: Action[]) => SPLIT_BARS.of(outcomeOf(played(moves)))
    expect(column([GIVE_UP])).toBe(0)
    expect(column([right(0), wrong(0), right(1), right(2)])).toBe(3)
    expect(column([right(0), right(1), right(2)])).toBe(4)
  })
})

describe('the text form', () => {
  const known = (moves: Action[]) => viewOf(moves).thirds.map(({ clues }) => clues.map(({ kind }) => kind))

  test('gives two clues per third, and one more with each miss', () => {
    expect(known([WORDS])).toEqual([0, 1, 2].map(() => CLUES.slice(0, 2)))
    expect(known([WORDS, wrong(0), wrong(1), right(0)])[1]).toEqual(CLUES.slice(0, 4))
    expect(known([WORDS, ...[0, 1, 2, 3].map(wrong)])[1]).toEqual(CLUES)
  })

  test('offers only hints that are not revealed yet', () => {
    expect(viewOf([WORDS]).thirds[0]!.offers).toEqual(['club'])
    expect(known([WORDS, hint(0, 'club')])[0]).toEqual(['nation', 'role', 'club'])
    expect(viewOf([WORDS, wrong(0), wrong(1)]).thirds[0]!.offers).toEqual([])
  })

  test('has no picture before the end', () => {
    const opened = (moves: Action[]) => splitRuns.pictures(played(moves))![0]!.opened
    expect([opened([]), opened([WORDS]), opened([WORDS, GIVE_UP])]).toEqual([3, 0, 3])
  })
})

describe('hidden values', () => {
  test('appear in no view before the end', () => {
    const move = fc.oneof(
      fc.integer({ min: 0, max: 5 }).map(wrong),
      fc.integer({ min: 0, max: 2 }).map(right),
      fc.constantFrom<Action>(WORDS, hint(0, 'nation'), hint(1, 'club'), hint(2, 'nation'), {
        type: 'words',
        on: false,
      }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let state = split.start(SETUP, 0, 0)
        for (const one of moves) {
          const step = split.apply(state, one, 0, 0)
          if (step.ok) state = step.state
          const shown = JSON.stringify(split.view(state, 0))
          for (const secret of splitRuns.hiddenValues(state)) expect(shown).not.toContain(secret)
          expect(splitRuns.hiddenValues(state)).toHaveLength(
            split.isOver(state) ? 0 : 2 * split.view(state, 0).thirds.filter(({ isFound }) => !isFound).length,
          )
        }
      }),
      { seed: 10, numRuns: 300 },
    )
  })
})

describe('input', () => {
  test.each([
    { type: 'guess', player: 'xavi' },
    { type: 'hint', third: 2, kind: 'club' },
    { type: 'giveUp' },
    { type: 'words', on: true },
  ])('accepts %j', (sent) => expect(SplitAction.safeParse(sent).success).toBe(true))

  test.each([
    { type: 'guess', player: '' },
    { type: 'guess', player: 'x'.repeat(61) },
    { type: 'guess', player: 'xavi', third: 0 },
    { type: 'hint', third: 3, kind: 'club' },
    { type: 'hint', third: '0', kind: 'club' },
    { type: 'hint', third: 0, kind: 'role' },
    { type: 'hint', third: 0 },
    { type: 'step' },
    null,
  ])('rejects %j', (sent) => expect(SplitAction.safeParse(sent).success).toBe(false))
})

describe('a deal', () => {
  test('knows for each portrait which thirds are recognisable (node scripts/pictures.ts thirds)', () => {
    expect(Object.keys(told).toSorted()).toEqual([...PORTRAITS].toSorted())
  })

  const SEEDS = 100
  const dealt = (level: (typeof LEVELS)[number], seed: number) =>
    splitRuns.practice!.deal(randomFrom(seed), { mode: level, part: undefined, found: new Set() }) as Setup

  test.each(LEVELS)('in %s has three recognisable thirds of three different players', (level) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { faces } = dealt(level, seed)
      const looks = faces.map(({ id }) => LOOKS.get(id)!)
      for (const [at, { id }] of faces.entries())
        expect(isRecognisable(id, THIRDS[at]!, level), `${id} ${at}`).toBe(true)
      expect(canShareAFace(faces.map(({ id }) => footballerById(id)!))).toBe(true)
      expect(new Set(looks.map(({ skin }) => skin)).size).toBeGreaterThan(1)
      if (level === 'normal') expect(new Set(looks.map(({ kit }) => kit)).size).toBe(3)
    }
  })

  test('has one player of each tier, at each place in turn', () => {
    const { tiers } = castingOf('normal')!
    const tierOf = (id: string) => tiers.findIndex((tier) => tier.flat().some((one) => one.id === id))
    const orders = Array.from({ length: SEEDS }, (_, seed) => dealt('normal', seed).faces.map(({ id }) => tierOf(id)))
    for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2])
    expect(new Set(orders.map(String)).size).toBe(6)
  })

  test.each([1, 2, 3])('of a day repeats nobody and no pair for a quarter of a year (%i)', (seed) => {
    const random = randomFrom(seed)
    const past: string[] = []
    for (let day = 0; day < 2 * REPEATS.pairDays; day++) {
      const late = past.slice(-3 * REPEATS.pairDays)
      const { used } = splitRuns.daily.deal(random, late, addDays('2026-11-1', day))!
      for (const id of used) expect(late).not.toContain(id)
      past.push(...used)
    }
  })

  test('repeats players once all were dealt, and fails on an empty pool', () => {
    const casting = castingOf('normal')!
    const everybody = FOOTBALLERS.map(({ id }) => id)
    expect(dealThree(casting, randomFrom(1), everybody)).toHaveLength(3)
    const empty = { ...casting, tiers: casting.tiers.map((tier) => tier.map(() => [])) }
    expect(() => dealThree(empty, randomFrom(1))).toThrow(RangeError)
  })
})

function allHints(): Action[] {
  return ([0, 1, 2] as const).flatMap((third) => [hint(third, 'nation'), hint(third, 'club')])
}
