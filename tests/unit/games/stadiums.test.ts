import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import { randomFrom, shuffled } from '#core/random.ts'
import type { Names } from '#data/types.ts'
import { stadiums, outcomeOf, type Action, type Places, type Setup, type State } from '#games/stadiums/rules/engine.ts'
import { StadiumsAction } from '#games/stadiums/rules/action.ts'

const cityAt = (at: number): Names => ({ en: `City ${at}`, fr: `Ville ${at}`, es: `Ciudad ${at}` })

/** Six grounds of clubs 0 to 5; the second is shared with club 9, which is not on the board. */
const setup = (named = true): Setup => ({
  named,
  league: null,
  cards: Array.from({ length: 6 }, (_, at) => ({
    token: `card-${at}`,
    ground: `ground-${at}`,
    name: `Park ${at}`,
    city: cityAt(at),
    capacity: 10_000 * (at + 1),
    opened: 1900 + at,
    place: [50 + at, at],
    around: [50, 0, 56, 6],
    clubs: at === 1 ? ['club-9', 'club-1'] : [`club-${at}`],
  })),
  logos: Array.from({ length: 8 }, (_, at) => ({ token: `logo-${at}`, club: `club-${at}`, name: `Club ${at}` })),
})
const logos = (...at: (number | null)[]): Places => at.map((logo) => (logo === null ? null : `logo-${logo}`))
const check = (...at: (number | null)[]): Action => ({ type: 'check', places: logos(...at) })

function play(...actions: Action[]): State {
  return actions.reduce(
    (state, action) => {
      const step = stadiums.apply(state, action, 0, 0)
      if (!step.ok) throw new Error(step.reason)
      return step.state
    },
    stadiums.start(setup(), 0, 0),
  )
}
const refusal = (state: State, action: Action) => {
  const step = stadiums.apply(state, action, 0, 0)
  return step.ok ? null : step.reason
}

describe('a board of grounds', () => {
  test('locks right answers and asks for the others again', () => {
    const state = play(check(0, 1, 2, 4, 3, 7), check(null, null, null, 3, 6, 5))
    const { cards, locked, left, tried, over } = stadiums.view(state, 0)
    expect(cards.map(({ right }) => right?.check ?? null)).toEqual([1, 1, 1, 2, null, 2])
    expect({ locked, left, over }).toEqual({ locked: 5, left: 1, over: false })
    expect(tried).toEqual([[], [], [], ['logo-4'], ['logo-3', 'logo-6'], ['logo-7']])
  })

  test.each([
    ['too few', check(0, 1, 2, 3, 4)],
    ['one is missing', check(0, 1, 2, 3, 4, null)],
    ['one lies twice', check(0, 1, 2, 3, 4, 4)],
    ['one is of no board', check(0, 1, 2, 3, 4, 12)],
  ])('rejects a board: %s', (_what, action) => expect(refusal(play(), action)).toBe('not-offered'))

  test('rejects moving a locked logo', () => {
    const state = play(check(0, 1, 2, 4, 3, 7))
    expect(refusal(state, check(0, null, null, 3, 4, 5))).toBe('not-offered')
    expect(refusal(state, check(null, null, null, 3, 4, 0))).toBe('not-offered')
  })

  test('reveals the city of an open card as a hint, once', () => {
    const state = play(check(0, 1, 2, 4, 3, 7), { type: 'hint', card: 5 })
    const { cards } = stadiums.view(state, 0)
    expect(cards.map(({ city }) => city?.en ?? null)).toEqual(['City 0', 'City 1', 'City 2', null, null, 'City 5'])
    expect(cards.map(({ pin }) => pin !== null)).toEqual([true, true, true, false, false, true])
    expect(refusal(state, { type: 'hint', card: 5 })).toBe('no-hint-left')
    expect(refusal(state, { type: 'hint', card: 0 })).toBe('no-hint-left')
  })

  test('ends with the sixth right one, the third check, or giving up', () => {
    const wrong = check(1, 0, 3, 2, 5, 4)
    expect(stadiums.isOver(play(check(0, 1, 2, 3, 4, 5)))).toBe(true)
    expect([1, 2, 3].map((count) => stadiums.isOver(play(...Array<Action>(count).fill(wrong))))).toEqual([
      ...[false, false, true],
    ])
    const gaveUp = play({ type: 'giveUp' })
    expect(refusal(gaveUp, check(0, 1, 2, 3, 4, 5))).toBe('already-over')
    expect(stadiums.view(gaveUp, 0).cards.map(({ ground }) => ground)).toEqual(
      setup().cards.map(({ ground }) => ground),
    )
  })

  test('reveals no ground, no club and in hard no name early', () => {
    const state = stadiums.start(setup(false), 0, 0)
    const revealed = JSON.stringify(stadiums.view(state, 0))
    for (const secret of ['ground-', '"clubs":[', 'Park', 'City']) expect(revealed).not.toContain(secret)
    expect(JSON.stringify(stadiums.view(play(), 0))).not.toContain('City')
    // In hard each card shows its place, in easy only the hint does.
    expect(stadiums.view(state, 0).cards.every(({ pin }) => pin !== null)).toBe(true)
    expect(stadiums.view(play(), 0).cards.every(({ pin }) => pin === null)).toBe(true)
  })
})

describe('points', () => {
  const points = (...actions: Action[]) => total(outcomeOf(play(...actions)).lines)

  test('are sixty for all at the first check, less for hints', () => {
    expect(points(check(0, 1, 2, 3, 4, 5))).toBe(60)
    expect(points({ type: 'hint', card: 0 }, { type: 'hint', card: 1 }, check(0, 1, 2, 3, 4, 5))).toBe(56)
  })
  test('are 12, 6 and 3 by check, above 36, without revealed ones', () => {
    expect(
      points(check(0, 1, 2, 4, 3, 7), check(null, null, null, 3, 6, 5), check(null, null, null, null, 4, null)),
    ).toBe(3 * 12 + 2 * 6 + 3 - 36)
    // All six, but none at the first check: not more than guessing earns.
    const late = play(check(1, 0, 3, 2, 5, 4), check(0, 1, 2, 4, 3, 5), check(null, null, null, 3, 4, null))
    expect(outcomeOf(late)).toMatchObject({ score: 6, won: false, lines: [] })
    const gaveUp = outcomeOf(play(check(0, 1, 2, 4, 3, 5), { type: 'giveUp' }))
    expect(gaveUp).toMatchObject({ won: false, score: 4, n: 2, tags: ['gave-up'] })
    expect(gaveUp.items).toEqual(['ground-0', 'ground-1', 'ground-2', 'ground-5'])
    expect(total(gaveUp.lines)).toBe(12)
    expect(outcomeOf(play(check(0, 1, 2, 4, 3, 7), { type: 'giveUp' }))).toMatchObject({ score: 3, lines: [] })
  })

  test('random filling earns hardly anything', () => {
    let sum = 0
    for (let seed = 0; seed < 1_000; seed++) {
      const random = randomFrom(seed)
      let state = play()
      while (!stadiums.isOver(state)) {
        const { cards, logos } = stadiums.view(state, 0)
        const lying = new Set(cards.map(({ right }) => right?.logo))
        const tray = shuffled(
          logos.filter(({ token }) => !lying.has(token)),
          random,
        )
        const places = cards.map(({ right }) => (right ? null : tray.pop()!.token))
        const step = stadiums.apply(state, { type: 'check', places }, 0, 0)
        if (!step.ok) throw new Error(step.reason)
        state = step.state
      }
      sum += total(outcomeOf(state).lines)
    }
    expect(sum / 1_000).toBeLessThanOrEqual(1)
  })
})

test.each([
  { type: 'check', places: logos(0, 1, 2, 3, 4, 5, 6) },
  { type: 'check', places: ['a', 'b', 'c', 'd', 'e', 7] },
  { type: 'check', places: logos(0, 1, 2, 3, 4, 5), level: 'easy' },
  { type: 'hint', card: 6 },
  { type: 'hint', card: 0.5 },
])('input rejects %j', (action) => expect(StadiumsAction.safeParse(action).success).toBe(false))
