import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOn, daysToBirthday } from '#core/age.ts'
import { addDays, dayAt, toIsoDate, type Day } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { DIED } from '#data/records.ts'
import { agePool } from '#data/pools.ts'
import { deal, dealTen } from '#games/estimate/deal/deal.ts'
import { rules } from '#games/age/rules/engine.ts'
import { ageRuns } from '#games/age/server.ts'
import type { Action, Asked, Setup, State } from '#games/estimate/rules/engine.ts'
import { marksFor, type Shift } from '#games/estimate/rules/terms.ts'

const { engine: age, action: AgeAction, outcome: outcomeOf } = rules

const DAY: Day = '2026-11-22'

/** Footballers of the given ages on the day, each born on 1 January. */
const asked = (ages: readonly number[]): Asked[] =>
  ages.map((years, at) => ({
    id: `player-${at}`,
    name: `Player ${at}`,
    club: `club-${at}`,
    nation: 'FR',
    role: 'Midfielder',
    position: null,
    born: `${2026 - years}-01-01`,
  }))

const AGES = [20, 22, 24, 26, 28, 30, 32, 34, 36, 38]
const begun = (): State => age.start({ day: DAY, asked: asked(AGES) }, 1, 0)

function play(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => {
    const step = age.apply(now, action, 0, 0)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }, state)
}
const answers = (...offs: number[]): Action[] => offs.map((off, at) => ({ type: 'answer', value: AGES[at]! + off }))
const outcome = (...offs: number[]) => outcomeOf(play(begun(), ...answers(...offs)))

describe('the marks', () => {
  test.each([
    [0, 10],
    [1, 7],
    [-1, 7],
    [2, 4],
    [-3, 2],
    [4, 1],
    [5, 0],
    [-30, 0],
  ])('%i years off: %i', (off, marks) => expect(marksFor(off)).toBe(marks))

  test('of near misses are one higher or lower on some days', () => {
    const marksOf = (shift: Shift) => [0, 1, -2, 3, -4, 5].map((off) => marksFor(off, shift))
    expect(marksOf(1)).toEqual([10, 8, 5, 3, 2, 0])
    expect(marksOf(-1)).toEqual([10, 6, 3, 1, 0, 0])
  })

  test('are higher until Wednesday and lower at the weekend, in dailies only', () => {
    const setups = [0, 1, 2, 3, 4, 5, 6].map(
      (at) => ageRuns.daily.deal(randomFrom(at), [], addDays('2026-11-30', at))!.setup as Setup,
    )
    expect(setups.map(({ shift }) => shift)).toEqual([1, 1, 1, 0, 0, -1, -1])
    const [monday, sunday] = [setups[0]!, setups[6]!].map((setup) => {
      const value = ageOn(setup.asked[0]!.born, setup.day) + 1
      return age.view(play(age.start(setup, 1, 0), { type: 'answer', value }), 0)
    })
    expect([monday!.done[0]!.marks, sunday!.done[0]!.marks]).toEqual([8, 6])
    expect(age.view(begun(), 0).shift).toBe(0)
  })
})

describe('a run', () => {
  test('asks in sequence and reveals the truth after each answer', () => {
    const state = play(begun(), { type: 'answer', value: 21 })
    const view = age.view(state, 0)
    expect(view.done).toEqual([expect.objectContaining({ answer: 21, right: 20, marks: 7, born: '2006-01-01' })])
    expect(view.asked).toMatchObject({ id: 'player-1', name: 'Player 1' })
    expect(view.over).toBe(false)
  })

  test('allows one hint, for the current footballer only', () => {
    const state = play(begun(), ...answers(0, 0, 0, 0), { type: 'hint' })
    expect(age.view(state, 0)).toMatchObject({ hint: { isFrom: true }, hintLeft: false })
    expect(age.view(play(state, { type: 'answer', value: 28 }), 0).hint).toBeNull()
    expect(age.view(play(begun(), { type: 'hint' }), 0).hint).toEqual({ isFrom: false })
    expect(age.apply(state, { type: 'hint' }, 0, 0)).toEqual({ ok: false, reason: 'no-hint-left' })
  })

  test('ends with the tenth answer or by giving up, and rejects every later action', () => {
    const over = play(begun(), ...answers(0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    expect(age.view(over, 0)).toMatchObject({ over: true, asked: null })
    expect(age.apply(over, { type: 'answer', value: 20 }, 0, 0)).toEqual({ ok: false, reason: 'already-over' })
    const ended = play(begun(), ...answers(0), { type: 'giveUp' })
    expect(age.view(ended, 0).done.map(({ answer }) => answer)).toEqual([20, ...Array<null>(9).fill(null)])
    expect(age.apply(ended, { type: 'giveUp' }, 0, 0)).toEqual({ ok: false, reason: 'already-over' })
  })

  test('reveals no birth date and no later footballer before the answer', () => {
    const action = fc.oneof(
      fc.integer({ min: 15, max: 60 }).map((years): Action => ({ type: 'answer', value: years })),
      fc.constant<Action>({ type: 'hint' }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 14 }), (actions) => {
        let state = begun()
        for (const one of actions) {
          const step = age.apply(state, one, 0, 0)
          if (step.ok) state = step.state
          if (age.isOver(state)) return
          const revealed = JSON.stringify(age.view(state, 0))
          const hidden = state.asked.slice(state.answers.length)
          for (const { born } of hidden) expect(revealed).not.toContain(born)
          for (const { id, name } of hidden.slice(1))
            expect([revealed.includes(id), revealed.includes(name)]).toEqual([false, false])
        }
      }),
    )
  })
})

describe('points', () => {
  const points = ({ lines }: ReturnType<typeof outcome>) => lines.reduce((sum, line) => sum + line.points, 0)

  test('pays 70 points for ten exact answers and keeps all ten as found', () => {
    const best = outcome(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    expect(best).toMatchObject({ won: true, score: 100, n: 10, tags: ['off:0'] })
    expect(points(best)).toBe(70)
    expect(best.items).toHaveLength(10)
  })

  test.each([
    ['always one off', [1, -1, 1, 1, 1, -1, 1, 1, 1, 1], 70, 30],
    ['two exact ages earn no bonus', [0, 0, 1, 1, 1, 9, 9, 9, 9, 9], 41, 1],
    ['three do', [0, 0, 0, 1, 2, 9, 9, 9, 9, 9], 41, 11],
    ['and not without marks above the limit', [0, 0, 0, 0, 9, 9, 9, 9, 9, 9], 40, 0],
    ['nothing near', [9, 9, 9, 9, 9, 9, 9, 9, 9, 9], 0, 0],
  ])('%s', (_what, offs, score, expected) => {
    const { lines, ...rest } = outcome(...offs)
    expect(rest.score).toBe(score)
    expect(rest.won).toBe(expected > 0)
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(expected)
  })

  test('pays a point for each mark above the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 10, maxLength: 10 }), (offs) => {
        const { lines, score } = outcome(...offs)
        const exact = offs.filter((off) => off === 0).length
        const expected = score > 40 ? score - 40 + (exact >= 3 ? 10 : 0) : 0
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(expected)
      }),
    )
  })

  test('deducts three for the hint, never more than was earned', () => {
    const hinted = (...offs: number[]) => outcomeOf(play(begun(), { type: 'hint' }, ...answers(...offs)))
    expect(points(hinted(1, 1, 1, 1, 1, 1, 2, 9, 9, 9))).toBe(3)
    expect(points(hinted(1, 1, 1, 1, 1, 1, 9, 9, 9, 9))).toBe(0)
  })

  test('is not a win when the hint has cost all points', () => {
    const hinted = (...offs: number[]) => outcomeOf(play(begun(), { type: 'hint' }, ...answers(...offs)))
    expect(hinted(1, 1, 1, 1, 1, 1, 3, 9, 9, 9)).toMatchObject({ won: true, score: 44 })
    expect(hinted(1, 1, 1, 1, 1, 1, 4, 9, 9, 9)).toMatchObject({ won: false, score: 43 })
    expect(hinted(9, 9, 9, 9, 9, 9, 9, 9, 9, 9).lines).toEqual([])
    expect(hinted(1, 9, 9, 9, 9, 9, 9, 9, 9, 9)).toMatchObject({ n: 11, tags: ['hint', 'off:82'] })
  })

  test('keeps the answers after giving up, without the bonus and without a win', () => {
    const ended = outcomeOf(play(begun(), ...answers(0, 0, 0, 0, 0), { type: 'giveUp' }))
    expect(ended).toMatchObject({ won: false, score: 50, n: 6, tags: ['gave-up'] })
    expect(points(ended)).toBe(10)
  })
})

describe('input', () => {
  test.each([14, 61, 27.5, '27', null, Number.NaN])('rejects as age: %s', (years) => {
    expect(AgeAction.safeParse({ type: 'answer', value: years }).success).toBe(false)
  })
  test('rejects any other field', () => {
    expect(AgeAction.safeParse({ type: 'answer', value: 27, id: 'x' }).success).toBe(false)
    expect(AgeAction.safeParse({ type: 'answer', value: 15 }).success).toBe(true)
    expect(AgeAction.safeParse({ type: 'answer', value: 60 }).success).toBe(true)
  })
})

describe('the deal', () => {
  const pool = agePool('today', FOOTBALLERS, DIED, DAY)

  test('holds ten, two or three per quarter of the ages, no two of one club, two retired at most', () => {
    const births = pool.flatMap(({ born, club }) => (club === null ? [] : born)).sort()
    const bounds = [0.25, 0.5, 0.75].map((part) => births[Math.round(births.length * part)]!)
    for (let seed = 0; seed < 300; seed++) {
      const ten = deal(pool, randomFrom(seed))
      expect(new Set(ten.map(({ id }) => id)).size).toBe(10)
      const clubs = ten.flatMap(({ club }) => club ?? [])
      expect(new Set(clubs).size).toBe(clubs.length)
      expect(clubs.length).toBeGreaterThanOrEqual(8)
      const quarters = [0, 0, 0, 0]
      for (const { born } of ten) quarters[bounds.filter((bound) => born >= bound).length]!++
      // A birthday on a boundary may fall on either side, and some retired footballers are younger than active ones.
      expect(Math.min(...quarters)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...quarters)).toBeLessThanOrEqual(4)
    }
  })

  test('leaves out recent footballers, and fails when too few remain', () => {
    const late = new Set(pool.slice(0, 400).map(({ id }) => id))
    expect(deal(pool, randomFrom(5), late).filter(({ id }) => late.has(id))).toEqual([])
    expect(() => deal(pool.slice(0, 9), randomFrom(5))).toThrow(RangeError)
  })

  test('repeats no footballer within 50 days when days are drawn in order; days in between can still be drawn', () => {
    const days = new Map<number, string[]>()
    const draw = (day: number) => {
      const around = [...days].filter(([other]) => Math.abs(other - day) <= 53)
      const past = around
        .toSorted(([one], [other]) => Math.abs(other - day) - Math.abs(one - day))
        .flatMap(([, ids]) => ids)
      days.set(
        day,
        dealTen(pool, randomFrom(day), past).map(({ id }) => id),
      )
    }
    for (let day = 100; day < 220; day++) draw(day)
    const lastSeen = new Map<string, number>()
    for (const [day, ids] of days) {
      for (const id of ids) {
        expect(day - (lastSeen.get(id) ?? -Infinity)).toBeGreaterThan(50)
        lastSeen.set(id, day)
      }
    }
    for (let day = 99; day > 60; day--) draw(day)
    for (let day = 20; day < 60; day += 3) draw(day)
    expect([...days.values()].every((ids) => ids.length === 10)).toBe(true)
  })

  test('a constant guess of 28 earns less than being one year off each time', () => {
    const marks = (answer: (right: number, at: number) => number) => {
      let sum = 0
      for (let seed = 0; seed < 500; seed++) {
        deal(pool, randomFrom(seed)).forEach(({ born }, at) => {
          const right = ageOn(born, DAY)
          sum += marksFor(answer(right, at) - right)
        })
      }
      return sum / 500
    }
    expect(marks(() => 28)).toBeLessThan(0.5 * marks((right, at) => right + (at % 2 === 0 ? 1 : -1)))
  })
})

describe('birthdays', () => {
  test.each([
    ['2000-11-22', DAY, 26, 0],
    ['2000-11-23', DAY, 25, 1],
    ['2000-11-21', DAY, 26, 364],
    ['2004-02-29', '2026-2-28', 21, 1],
    ['2004-02-29', '2026-3-1', 22, 0],
    ['2004-02-29', '2028-2-29', 24, 0],
    ['2000-01-01', '2026-12-31', 26, 1],
  ] as [string, Day, number, number][])('born %s, on %s', (born, day, years, days) => {
    expect(ageOn(born, day)).toBe(years)
    expect(daysToBirthday(born, day)).toBe(days)
  })

  /** Minutes of all UTC offsets. */
  const OFFSETS = [
    ...[-12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2.5, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75],
    ...[6, 6.5, 7, 8, 8.75, 9, 9.5, 10, 10.5, 11, 12, 12.75, 13, 13.75, 14],
  ].map((hours) => 60 * hours)

  test.each([
    ['an hour before noon only the far west is a day behind', '2026-11-22T11:00:00Z', '2000-11-22', '2026-11-22', 26],
    ['at midnight half of the earth is', '2026-11-22T00:00:00Z', '2000-11-22', '2026-11-22', 26],
    ['born on 29 February: on 1 March', '2027-03-01T00:00:00Z', '2000-02-29', '2027-03-01', 27],
  ])("follow the player's calendar: %s", (_what, moment, born, birthday, turns) => {
    expect(OFFSETS.length).toBeGreaterThanOrEqual(38)
    const ages = OFFSETS.map((minutes) => {
      const day = dayAt(Date.parse(moment), minutes)
      expect([minutes, ageOn(born, day)]).toEqual([minutes, toIsoDate(day) < birthday ? turns - 1 : turns])
      return ageOn(born, day)
    })
    expect(new Set(ages)).toEqual(new Set([turns - 1, turns]))
  })

  test('the age changes on the birthday only', () => {
    for (let day: Day = '2027-1-1', at = 0; at < 1_500; at++, day = addDays(day, 1)) {
      const turned = ageOn('2004-02-29', day) - ageOn('2004-02-29', addDays(day, -1))
      expect(turned).toBe(daysToBirthday('2004-02-29', day) === 0 ? 1 : 0)
    }
  })
})
