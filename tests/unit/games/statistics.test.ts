import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { total } from '#core/points.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { seasonPool, seasonTotals } from '#data/pools.ts'
import { SEASONS } from '#data/records.ts'
import { dealApart } from '#games/deal-apart.ts'
import { BY_DAYS, wholeOf } from '#games/duel/deal.ts'
import type { Terms } from '#games/duel/terms.ts'
import { dealQuestions, pairsOf, statisticAfter } from '#games/statistics/deal/deal.ts'
import {
  statistics,
  outcomeOf,
  type Action,
  type Card,
  type Question,
  type State,
} from '#games/statistics/rules/engine.ts'
import { dealPractice, LEVELS, openLevels, PracticeDeal, setupOf } from '#games/statistics/deal/practice-deal.ts'
import { hiddenValuesOf } from '#games/statistics/server.ts'
import { StatisticsAction } from '#games/statistics/rules/action.ts'

const card = (id: string, figure: number): Card => [id, `Name of ${id}`, 'FR', [`club of ${id}`], figure, 30]

/** The left footballer always has more; the third question is about matches. */
const deck = (length: number): Question[] =>
  Array.from({ length }, (_, at) => [
    at === 2 ? 'matches' : 'goals',
    '2024/25',
    card(`left-${at}`, 20),
    card(`right-${at}`, 10),
  ])

const begun = (terms: Terms, length = 10): State =>
  statistics.start({ terms, level: terms === 'normal' ? 'now' : null, deck: deck(length) }, 1, 0)

const RIGHT: Action = { type: 'pick', side: 0 }
const WRONG: Action = { type: 'pick', side: 1 }
const HINT: Action = { type: 'hint' }
const times = (count: number, action: Action): Action[] => Array<Action>(count).fill(action)
const view = (state: State) => statistics.view(state, 0)

function play(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => {
    const step = statistics.apply(now, action, 0, now.askedAt + 1_000)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }, state)
}

describe('a run of ten', () => {
  test('asks with names and clubs, and reveals the figures after the answer', () => {
    expect(view(begun('today'))).toMatchObject({
      left: { id: 'left-0', name: 'Name of left-0', nation: 'FR', clubs: ['club of left-0'] },
      statistic: 'goals',
      season: '2024/25',
      at: 0,
      of: 10,
      deadline: null,
      done: [],
    })
    const { done } = view(play(begun('today'), RIGHT, WRONG))
    expect(done.map(({ figures, picked, hit }) => [figures, picked, hit])).toEqual([
      [[20, 10], 0, true],
      [[20, 10], 1, false],
    ])
  })

  test('offers one hint for two points, unless it would be the answer', () => {
    const hinted = play(begun('normal'), RIGHT, HINT)
    expect(view(hinted)).toMatchObject({ hint: [30, 30], hintLeft: false })
    expect(view(play(hinted, RIGHT)).hint).toBeNull()
    expect(statistics.apply(hinted, HINT, 0, 0)).toEqual({ ok: false, reason: 'no-hint-left' })
    const matches = play(begun('normal'), RIGHT, RIGHT)
    expect(view(matches)).toMatchObject({ statistic: 'matches', hintLeft: false })
    expect(statistics.apply(matches, HINT, 0, 0)).toEqual({ ok: false, reason: 'hint-too-early' })
    expect(view(play(matches, RIGHT)).hintLeft).toBe(true)
  })

  test.each([
    ['all right', times(10, RIGHT), 50, 10, []],
    ['all right with the hint', [HINT, ...times(10, RIGHT)], 48, 11, ['hint']],
    ['eight right, which a coin toss may get', [...times(8, RIGHT), ...times(2, WRONG)], 0, 10, []],
    ['nine right', [...times(9, RIGHT), WRONG], 30, 10, []],
    ['the hint and nothing', [HINT, ...times(10, WRONG)], 0, 11, ['hint']],
    ['given up after nine', [...times(9, RIGHT), { type: 'giveUp' }], 30, 10, ['gave-up']],
  ] as [string, Action[], number, number, string[]][])('%s', (_what, actions, points, n, tags) => {
    const outcome = outcomeOf(play(begun('today'), ...actions))
    expect([total(outcome.lines), outcome.n, outcome.tags]).toEqual([points, n, tags])
  })

  test('practice records its level', () => {
    expect(outcomeOf(play(begun('normal'), ...times(10, RIGHT))).tags).toEqual(['level:now'])
  })
})

describe('a ranked run', () => {
  test('ends with the first wrong answer or after eight seconds and one for the network, without hints', () => {
    expect(view(begun('ranked')).deadline).toBe(12_000)
    expect(view(play(begun('ranked', 30), RIGHT, WRONG))).toMatchObject({ ended: 'lives', run: 1, left: null })
    for (const type of ['hint', 'giveUp'] as const)
      expect(statistics.apply(begun('ranked'), { type }, 0, 0)).toEqual({ ok: false, reason: 'not-offered' })
    expect(view(begun('ranked')).hintLeft).toBe(false)
  })

  test('hides the clubs from the tenth question on, until it is answered', () => {
    const ninth = play(begun('ranked', 30), ...times(8, RIGHT))
    expect(view(ninth).left!.clubs).toEqual(['club of left-8'])
    const tenth = view(play(ninth, RIGHT))
    expect([tenth.left!.clubs, tenth.right!.clubs]).toEqual([null, null])
    expect(JSON.stringify(tenth)).not.toContain('club of left-9')
    expect(view(play(ninth, RIGHT, RIGHT)).done.at(-1)!.left.clubs).toEqual(['club of left-9'])
  })

  test('reveals the question that ended it, and none after it', () => {
    const { done } = view(statistics.timeUp!(play(begun('ranked', 30), RIGHT), 1e6))
    expect(done.map(({ picked, hit }) => [picked, hit])).toEqual([
      [0, true],
      [null, false],
    ])
  })
})

describe('the deal', () => {
  const totals = seasonTotals(FOOTBALLERS, SEASONS)
  const ranked = seasonPool('ranked', totals)

  test('has 199 questions for a ranked run, and no footballer twice', () => {
    for (let seed = 0; seed < 5; seed++) {
      const dealt = dealQuestions(ranked, 199, randomFrom(seed))
      const names = dealt.flatMap(([, , [left], [right]]) => [left, right])
      expect([dealt.length, new Set(names).size]).toEqual([199, 398])
      expect(JSON.stringify(dealt).length).toBeLessThan(30_000)
    }
  })

  test('of ten has the better footballer on the left four to six times, so that a constant side earns nothing', () => {
    for (let seed = 0; seed < 60; seed++) {
      const deck = dealQuestions(ranked, 20, randomFrom(seed))
      const left = deck.map(([, , one, other]) => one[4] > other[4])
      for (const from of [0, 10]) {
        const count = left.slice(from, from + 10).filter(Boolean).length
        expect(count).toBeGreaterThanOrEqual(4)
        expect(count).toBeLessThanOrEqual(6)
      }
      const daily = statistics.start({ terms: 'today', level: null, deck: deck.slice(0, 10) }, 0, 0)
      for (const side of [0, 1] as const)
        expect(outcomeOf(play(daily, ...times(10, { type: 'pick', side })))).toMatchObject({ won: false, lines: [] })
    }
  })

  test('asks no statistic three times in a row, goals most often', () => {
    const random = randomFrom(2)
    const asked = Array.from({ length: 3_000 }).reduce<ReturnType<typeof statisticAfter>[]>(
      (before) => [...before.slice(-3_000), statisticAfter(before, random)],
      [],
    )
    asked.slice(2).forEach((one, at) => expect(one === asked[at] && one === asked[at + 1]).toBe(false))
    const goals = asked.filter((one) => one === 'goals').length
    expect(
      Math.max(
        ...['matches', 'minutes', 'assists', 'yellowCards'].map((name) => asked.filter((one) => one === name).length),
      ),
    ).toBeLessThan(goals)
  })

  test('shows both clubs and the sum after a winter transfer', () => {
    const moved = totals.find(({ clubs }) => clubs.length === 2)!
    const rows = SEASONS.filter((row) => row.footballer === moved.footballer.id && row.season === moved.season)
    expect(rows.map(({ club }) => club)).toEqual(moved.clubs)
    expect(moved.goals).toBe(rows.reduce((sum, { goals }) => sum + goals, 0))
  })

  test('skips seasons with too few footballers', () => {
    const [[season, rows]] = [...ranked] as [[string, typeof totals]]
    expect(dealQuestions(new Map([[season, rows.slice(0, 99)]]), 10, randomFrom(1))).toEqual([])
    expect(dealQuestions(new Map(), 10, randomFrom(1))).toEqual([])
  })

  test('of a day repeats no pair of the ninety days before', () => {
    const today = seasonPool('today', totals)
    const days: string[][] = []
    for (let day = 0; day < 100; day++) {
      const deal = (late: ReadonlySet<string>) => wholeOf(dealQuestions(today, 10, randomFrom(day), late), 10)
      days.push(pairsOf(dealApart(deal, days.slice(-90).flat(), BY_DAYS)))
    }
    days.forEach((pairs, day) => {
      expect(pairs).toHaveLength(10)
      const before = new Set(days.slice(Math.max(0, day - 90), day).flat())
      expect(pairs.filter((pair) => before.has(pair))).toEqual([])
    })
  })

  test('of practice is stored as ids and restored as dealt', () => {
    expect(openLevels(totals)).toEqual(LEVELS)
    for (const level of LEVELS) {
      const dealt = dealPractice(totals, level, randomFrom(4))!
      expect(PracticeDeal.safeParse(dealt).success).toBe(true)
      expect(setupOf(dealt, totals)).toMatchObject({ terms: 'normal', level })
      const [first, ...rest] = dealt.questions
      const [statistic, season, left, right] = first!
      const others: PracticeDeal['questions'][] = [
        [[statistic, season, left, left], ...rest],
        [[statistic, season, left, 'nobody'], ...rest],
        [[statistic, '1999/00', left, right], ...rest],
        [[statistic, season, rest[0]![2], rest[0]![3]], ...rest],
      ]
      for (const questions of others) expect(setupOf({ level, questions }, totals)).toBeNull()
    }
    expect(dealPractice([], 'any', randomFrom(4))).toBeNull()
  })

  test('knows every footballer of its questions', () => {
    const dealt = dealQuestions(ranked, 30, randomFrom(8)).flatMap(([, , left, right]) => [left, right])
    for (const [id, name, nation] of dealt) expect(footballerById(id)).toMatchObject({ name, nation })
  })
})

test('hides the id of a later namesake, not the shared name', () => {
  const [first, [statistic, season, left]] = deck(2) as [Question, Question]
  const [, name] = first[2]
  const namesake: Card = ['namesake', name, 'FR', ['another club'], 10, 30]
  const setup = { terms: 'today', level: null, deck: [first, [statistic, season, left, namesake]] } as const
  const state = statistics.start(setup, 1, 0)
  expect(hiddenValuesOf(state)).toEqual(['[20,10]', '"left-1"', '"Name of left-1"', '"namesake"'])
})

test('views reveal no figure and no later footballer before the answer', () => {
  const random = randomFrom(5)
  const dealt = dealQuestions(seasonPool('today', seasonTotals(FOOTBALLERS, SEASONS)), 10, random)
  const action = fc.oneof(fc.constantFrom<Action>(RIGHT, WRONG, HINT, { type: 'giveUp' }, { type: 'timeUp' }))
  fc.assert(
    fc.property(fc.array(action, { maxLength: 14 }), (actions) => {
      let state = statistics.start({ terms: 'today', level: null, deck: dealt }, 1, 0)
      for (const one of actions) {
        const shown = view(state)
        const revealed = JSON.stringify(shown)
        for (const secret of hiddenValuesOf(state)) expect(revealed).not.toContain(secret)
        if (shown.left) expect(Object.keys(shown.left)).toEqual(['id', 'name', 'nation', 'clubs'])
        const step = statistics.apply(state, one, 0, 1)
        if (step.ok) state = step.state
      }
    }),
    { seed: 1, numRuns: 100 },
  )
})

test.each([
  { type: 'pick', side: 2 },
  { type: 'pick', side: 'left' },
  { type: 'pick', side: '0' },
  { type: 'pick', side: null },
  { type: 'pick', side: 0.5 },
  { type: 'pick' },
  { type: 'pick', side: 0, n: 1 },
  { type: 'higher' },
  [],
])('input rejects %j', (junk) => {
  expect(StatisticsAction.safeParse(junk).success).toBe(false)
})
