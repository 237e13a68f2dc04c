import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { clubsOf } from '#data/pools.ts'
import { isRead } from '#data/trust.ts'
import { isOfLevel, LEVELS } from '#games/career-path/deal/levels.ts'
import { challenge, careerPathRuns } from '#games/career-path/server.ts'
import { classicSetup, couldDealHard, dealByFame, dealHard, hardSetup } from '#games/career-path/deal/deal.ts'
import {
  careerPath,
  leftAfter,
  outcomeOf,
  type Action,
  type Candidate,
  type Row,
  type Setup,
  type State,
} from '#games/career-path/rules/engine.ts'
import { answerPool, candidateById, shownClub, wasAt } from '#games/career-path/deal/roster.ts'
import { CareerPathAction } from '#games/career-path/rules/action.ts'
import { careerPathMeasures } from '#scripts/bench/fairness/career-path.ts'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'

const spell = (club: string, at: number): Row => ({
  club,
  name: `FC ${club}`,
  crest: true,
  from: 2000 + at,
  to: 2001 + at,
  loan: false,
  current: false,
})

const ANSWER = { id: 'the-one', name: 'Juan de la Cruz', nation: 'UY', role: 'Attacker', position: null } as const

/** A career of this many clubs: a, b, c ... */
const ofRows = (rows: number): Setup => ({
  answer: ANSWER,
  career: 'abcdefghij'.slice(0, rows).split('').map(spell),
  hard: null,
})

const HARD: Setup = { ...ofRows(6), hard: { clubs: ['f', 'b', 'd', 'a', 'e'], first: 3 } }

const named = (id: string, clubs: string, isSure = true): Action => ({
  type: 'guess',
  player: { id, clubs: clubs.split(''), isSure },
})
const reveal: Action = { type: 'reveal' }
const hint: Action = { type: 'hint' }
const right = named('the-one', 'abcdefghij')
let strangers = 0
/** Footballers who played for none of the clubs. */
const miss = (): Action => named(`stranger-${strangers++}`, 'z')

const begun = (setup: Setup): State => careerPath.start(setup, 1, 0)
const view = (state: State) => careerPath.view(state, 0)

function play(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => {
    const step = careerPath.apply(now, action, 0, 0)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }, state)
}
const refusal = (state: State, action: Action) => {
  const step = careerPath.apply(state, action, 0, 0)
  return step.ok ? null : step.reason
}

describe('a career', () => {
  test('begins with two rows for any length, and has one more turn than rows', () => {
    expect(view(begun(ofRows(7)))).toMatchObject({ hidden: 5, left: 8, of: 8, worth: 50, clues: [], career: null })
    expect(view(begun(ofRows(7))).rows.map(({ club, from }) => [club, from])).toEqual([
      ['a', 2000],
      ['b', 2001],
    ])
    expect(view(begun(ofRows(3)))).toMatchObject({ hidden: 1, left: 4, worth: 50 })
    expect(view(begun(ofRows(10)))).toMatchObject({ hidden: 8, left: 8, worth: 50 })
  })

  test('a miss and a reveal open the next row and cost a turn', () => {
    const state = play(begun(ofRows(7)), miss(), reveal)
    expect(view(state)).toMatchObject({ hidden: 3, left: 6, worth: 34 })
    expect(view(state).turns.map((turn) => turn?.fits ?? null)).toEqual([false, null])
  })

  test('reports whether a name fits every shown club, or at which he never played', () => {
    const state = play(begun(ofRows(7)), named('fits', 'bxa'), named('not', 'ab'), named('never', 'cz'))
    expect(view(state).guesses).toEqual([
      { id: 'fits', fits: true },
      { id: 'not', fits: false, never: 'c' },
      { id: 'never', fits: false, never: 'a' },
    ])
    expect(view(state)).toMatchObject({ solved: false, left: 5 })
  })

  test('costs nothing for uncertain facts, and accepts certain facts for any footballer', () => {
    const state = begun(ofRows(7))
    expect(refusal(state, named('unread', 'a', false))).toBe('cannot-tell')
    expect(view(play(state, named('unread', 'ab', false))).guesses).toEqual([{ id: 'unread', fits: true }])
  })

  test('accepts any footballer who was at every club of the career', () => {
    const over = play(begun(ofRows(4)), named('another', 'dcbax', false))
    expect(view(over)).toMatchObject({ over: true, solved: true, left: 4, answer: ANSWER })
    expect(view(over).career).toHaveLength(4)
  })

  test('counts a repeated club once', () => {
    const career = ['a', 'b', 'a', 'c'].map(spell)
    const state = play(begun({ answer: ANSWER, career, hard: null }), named('fits', 'ab'), named('still', 'ba'))
    expect(view(state).guesses.map(({ fits }) => fits)).toEqual([true, true])
    expect(view(state).hidden).toBe(0)
  })

  test('reveals nation, position and initials once no row is hidden', () => {
    const state = play(begun(ofRows(4)), miss(), miss(), miss(), reveal)
    expect(view(state).clues).toEqual([
      { kind: 'nation', nation: 'UY' },
      { kind: 'position', role: 'Attacker', position: null },
    ])
    expect(view(state)).toMatchObject({ left: 1, worth: 10, canReveal: false })
    expect(refusal(state, reveal)).toBe('nothing-hidden')
    expect(view(play(state, hint)).clues.at(-1)).toEqual({ kind: 'initials', letters: ['J', 'D', 'L', 'C'] })
  })

  test.each([3, 4, 5, 6, 7, 8, 9, 10])('of %i rows shows all of them before the last turn', (rows) => {
    let state = begun(ofRows(rows))
    while (view(state).left > 1) state = play(state, miss())
    expect(view(state)).toMatchObject({ hidden: 0, over: false, left: 1 })
    expect(view(play(state, miss()))).toMatchObject({ over: true, solved: false, answer: ANSWER })
  })

  test('rejects a repeated name, a fourth clue, and any action after the end', () => {
    const state = play(begun(ofRows(7)), named('x', 'ab'), hint, hint, hint)
    expect(refusal(state, named('x', 'ab'))).toBe('already-guessed')
    expect(refusal(state, hint)).toBe('no-hint-left')
    const over = play(state, { type: 'giveUp' })
    expect(view(over)).toMatchObject({ over: true, gaveUp: true, answer: ANSWER })
    for (const action of [right, reveal, hint, { type: 'giveUp' } as const])
      expect(refusal(over, action)).toBe('already-over')
  })
})

describe('hard', () => {
  test('shows three clubs without years, one more after each of two misses', () => {
    const state = begun(HARD)
    expect(view(state)).toMatchObject({ hard: true, left: 3, of: 3, worth: 70, first: 3, hidden: 2 })
    expect(view(state).rows.every(({ from, to, loan, current }) => !from && !to && !loan && !current)).toBe(true)
    expect(view(play(state, miss(), reveal))).toMatchObject({ left: 1, worth: 30, hidden: 0 })
    expect(view(play(state, miss(), miss(), miss()))).toMatchObject({ over: true, solved: false })
  })

  test('names the clubs in the order of the deal', () =>
    expect(view(begun(HARD)).rows.map(({ name }) => name)).toEqual(['FC f', 'FC b', 'FC d']))

  test('accepts any footballer who was at every shown club', () => {
    expect(view(play(begun(HARD), named('another', 'dbfz', false)))).toMatchObject({ solved: true })
    // Not accepted, because he never played for the fourth club, which the first miss opens.
    expect(view(play(begun(HARD), miss(), named('another', 'dbf')))).toMatchObject({ solved: false })
  })
})

describe('points', () => {
  const points = (setup: Setup, ...actions: Action[]) => total(outcomeOf(play(begun(setup), ...actions)).lines)
  const misses = (count: number) => Array.from({ length: count }, miss)

  test.each([
    [0, 50],
    [1, 42],
    [2, 34],
    [3, 26],
    [4, 18],
    [5, 10],
    [7, 10],
  ])('of seven rows after %i misses: %i', (count, expected) =>
    expect(points(ofRows(7), ...misses(count), right)).toBe(expected),
  )

  test.each([
    [0, 70],
    [1, 50],
    [2, 30],
  ])('in hard after %i misses: %i', (count, expected) => expect(points(HARD, ...misses(count), right)).toBe(expected))

  test('a clue costs five while a row is hidden, and nothing after', () => {
    expect(points(ofRows(7), hint, hint, right)).toBe(40)
    expect(points(ofRows(3), miss(), hint, hint, hint, right)).toBe(10)
    expect(outcomeOf(play(begun(ofRows(3)), miss(), hint, right))).toMatchObject({ tags: [], n: 3 })
  })

  test('hints never cost more than was won', () =>
    expect(points(ofRows(7), hint, hint, hint, ...misses(5), right)).toBe(0))

  test('are zero when not found or given up', () => {
    expect(outcomeOf(play(begun(ofRows(3)), ...misses(4)))).toMatchObject({ won: false, score: 0, lines: [], n: 4 })
    const gaveUp = outcomeOf(play(begun(ofRows(7)), hint, reveal, { type: 'giveUp' }))
    expect(gaveUp).toEqual({ won: false, score: 0, lines: [], n: 3, tags: ['hint', 'reveal', 'gave-up'] })
  })
})

const ids = fc.constantFrom('a1', 'a2', 'a3', 'a4', 'a5', 'the-one')
const clubs = fc.subarray('abcdefghijz'.split(''))
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id: ids, clubs, isSure: fc.boolean() }).map(guessOf) },
  { weight: 2, arbitrary: fc.constantFrom(reveal, hint) },
  { weight: 1, arbitrary: fc.constant<Action>({ type: 'giveUp' }) },
)
function guessOf(player: Candidate): Action {
  return { type: 'guess', player: player.id === 'the-one' ? { ...player, clubs: 'abcdefghij'.split('') } : player }
}
const setup = fc.oneof(fc.integer({ min: 3, max: 10 }).map(ofRows), fc.constant(HARD))

describe('any sequence of actions', () => {
  test('reveals no hidden club and no answer before the end, and pays at most the points at stake', () => {
    fc.assert(
      fc.property(setup, fc.array(action, { maxLength: 20 }), (dealt, actions) => {
        let state = begun(dealt)
        for (const one of actions) {
          const step = careerPath.apply(state, one, 0, 0)
          if (!step.ok) continue
          const worth = view(state).worth
          state = step.state
          if (careerPath.isOver(state)) {
            const earned = total(outcomeOf(state).lines)
            expect(earned).toBeLessThanOrEqual(worth)
            expect(earned > 0 || !outcomeOf(state).won || state.bought > 0).toBe(true)
          } else {
            const revealed = JSON.stringify(view(state))
            for (const secret of careerPathRuns.hiddenValues(state)) expect(revealed).not.toContain(secret)
            expect(view(state).left).toBeGreaterThan(0)
          }
        }
      }),
    )
  })

  test.each([
    [{ type: 'guess' }],
    [{ type: 'guess', player: '' }],
    [{ type: 'guess', player: 7 }],
    [{ type: 'reveal', rows: 3 }],
    [{ type: 'peek' }],
    [null],
  ])('rejects the action %j', (wire) => expect(CareerPathAction.safeParse(wire).success).toBe(false))
})

describe('a deal', () => {
  const READ = FOOTBALLERS.filter(isRead).map((one) => ({ id: one.id, clubs: clubsOf(one) }))
  const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)

  test('classic and today: the career fits no other footballer', () => {
    for (const mode of ['classic', 'today'] as const) {
      const pool = answerPool(mode)
      for (const seed of SEEDS) {
        const answer = pool[Math.floor(randomFrom(seed)() * pool.length)]!
        const state = begun(classicSetup(answer, shownClub))
        const isHis = ({ id }: { id: string }) => id === answer.id
        expect(READ.filter(({ clubs }) => clubsOf(answer).isSubsetOf(clubs)).every(isHis)).toBe(true)
        expect(view(play(state, { type: 'guess', player: candidateById(answer.id)! })).solved).toBe(true)
      }
    }
  })

  test('hard: the three or four clubs fit no other footballer', () => {
    const pool = answerPool('hard')
    const dealt = SEEDS.map((seed) => {
      const answer = pool[seed % pool.length]!
      const hard = dealHard(answer, wasAt, randomFrom(seed))!
      expect(wasAt(hard.clubs.slice(0, hard.first))).toEqual([answer])
      expect(couldDealHard(answer, hard, wasAt)).toBe(true)
      return hard
    })
    const ofThree = dealt.filter(({ first }) => first === 3).length
    expect(ofThree / dealt.length).toBeGreaterThan(0.9)
  })

  test('every answer in hard has such clubs', () => {
    const without = answerPool('hard').filter((answer) => !dealHard(answer, wasAt, randomFrom(1)))
    expect(without).toEqual([])
  })

  test('counts the candidates after each row, one at the end', () => {
    const left = leftAfter(footballerById('gonzalo-higuain')!.career, wasAt)
    expect(left).toEqual(left.toSorted((one, other) => other - one))
    expect(left.at(-1)).toBe(1)
  })

  test('accepts only deals of the game as challenges', () => {
    const pool = answerPool('hard')
    const answer = pool[0]!
    const hard = dealHard(answer, wasAt, randomFrom(3))!
    const level = LEVELS.hard.find((known) => isOfLevel(known)(answer))!
    const [fan, star] = [LEVELS.hard, LEVELS.classic].map((known) => known.find((one) => one !== level)!)
    expect(challenge.setup({ answer: answer.id, level, hard }, 'hard', 0)).toEqual({
      ...hardSetup(answer, hard, shownClub),
      level,
    })
    const classic = { ...classicSetup(answer, shownClub), level: 'everyone' }
    expect(challenge.setup({ answer: answer.id, level: 'everyone', hard: null }, 'classic', 0)).toEqual(classic)
    expect(challenge.level!(classic)).toBe('everyone')
    for (const [deal, mode] of [
      [{ answer: answer.id, level, hard: null }, 'hard'],
      [{ answer: answer.id, level: 'everyone', hard }, 'classic'],
      [{ answer: 'nobody', level: 'everyone', hard: null }, 'classic'],
      [{ answer: answer.id, level, hard: { ...hard, clubs: [...hard.clubs].fill('ajax') } }, 'hard'],
      [{ answer: answer.id, level, hard: { ...hard, first: 2 } }, 'hard'],
      [{ answer: answer.id, level: 'everyone', hard: null }, 'today'],
      [{ answer: answer.id, hard }, 'hard'],
      [{ answer: answer.id, level: fan, hard }, 'hard'],
      [{ answer: answer.id, level: 'everyone', hard }, 'hard'],
      [{ answer: answer.id, level: star, hard: null }, 'classic'],
    ] as const)
      expect(challenge.setup(deal, mode, 0)).toBeNull()
  })
})

// A tenth of what `npm run bench -- fairness` deals, with fixed days.
describe('three hundred days', () => {
  const measures = careerPathMeasures(0.3)

  test('yield figures', () => expect(measures[0]!.measured).toBe(300))

  test.each(measures.filter(({ least, most }) => least !== undefined || most !== undefined))('$name', (measure) => {
    expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
  })
})

describe('a draw by fame', () => {
  const pool = answerPool('classic')
  const drawn = Array.from({ length: 2_000 }, (_, seed) => dealByFame(pool, randomFrom(seed), []))
  const shareOf = (fames: readonly number[]) => drawn.filter(({ fame }) => fames.includes(fame)).length / drawn.length

  test('draws well-known footballers more often than their share, and everybody sometimes', () => {
    const known = pool.filter(({ fame }) => fame >= 3).length / pool.length
    expect(shareOf([3, 4, 5])).toBeGreaterThan(known + 0.1)
    expect(shareOf([1, 2])).toBeLessThan(0.2)
    for (const fame of [1, 2, 3, 4, 5]) expect(shareOf([fame])).toBeGreaterThan(0.02)
  })

  test('does not repeat recent footballers', () => {
    const [first, ...others] = pool.filter(({ fame }) => fame === 5)
    expect(dealByFame([first!, others[0]!], randomFrom(1), [first!.id])).toBe(others[0])
  })
})
