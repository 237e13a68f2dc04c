import { describe, expect, test } from 'vitest'
import { addDays, LAUNCH_DAY, type Day } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { revealsItsClub } from '#data/pools.ts'
import { LEAGUES, type Club, type LeagueId } from '#data/types.ts'
import type { HomeGround } from '#data/pools.ts'
import { dealBoard, setupOf } from '#games/stadiums/deal/deal.ts'
import { stadiums, type Setup, type State } from '#games/stadiums/rules/engine.ts'
import { clubsOf, DAYS_APART, GROUNDS, groundsOf, leagueOf, mixOn, namedOf } from '#games/stadiums/deal/roster.ts'
import { stadiumsRuns } from '#games/stadiums/server.ts'

const SEEDS = 100
const byId = new Map(GROUNDS.map((ground) => [ground.id, ground]))
const groundsIn = ({ cards }: Setup) => cards.map(({ ground }) => byId.get(ground)!)
const deal = (mode: 'easy' | 'hard', seed: number, part?: LeagueId, found = new Set<string>()) =>
  stadiumsRuns.practice!.deal(randomFrom(seed), { mode, part, found }) as Setup

const SETUPS = Array.from({ length: SEEDS }, (_, seed) => [
  deal('easy', seed),
  deal('easy', seed, LEAGUES[seed % LEAGUES.length]),
  deal('hard', seed),
  deal('hard', seed, LEAGUES[seed % LEAGUES.length]),
]).flat()

describe('a deal', () => {
  test('has six grounds and eight clubs, one right club per ground', () => {
    for (const { cards, logos } of SETUPS) {
      expect([new Set(cards.map(({ ground }) => ground)).size, new Set(logos.map(({ club }) => club)).size]).toEqual([
        6, 8,
      ])
      for (const { clubs } of cards) expect(logos.filter(({ club }) => clubs.includes(club))).toHaveLength(1)
    }
  })

  test('has opaque, distinct tokens in an independent order', () => {
    for (const { cards, logos } of SETUPS) {
      const tokens = [...cards, ...logos].map(({ token }) => token)
      expect(new Set(tokens).size).toBe(14)
      expect(tokens.every((token) => /^[0-9a-f]{1,8}$/.test(token))).toBe(true)
    }
    const inOrder = SETUPS.filter(({ cards, logos }) => cards[0]!.clubs.includes(logos[0]!.club))
    expect(inOrder.length).toBeLessThan(SETUPS.length / 4)
  })

  test('of a league has only its clubs; in easy no ground names its club', () => {
    for (const { league, named, cards, logos } of SETUPS.filter((setup) => setup.league !== null)) {
      const ofLeague = clubsOf(league!).map(({ id }) => id)
      expect(logos.every(({ club }) => ofLeague.includes(club))).toBe(true)
      if (named) expect(cards.map(({ ground }) => byId.get(ground)!).filter(revealsItsClub)).toEqual([])
    }
  })

  test('of the world has four grounds and two decoy clubs of one country, and two grounds elsewhere', () => {
    const mixed = SETUPS.filter(({ league }) => league === null)
    expect(mixed).toHaveLength(SEEDS)
    for (const setup of mixed) {
      const nations = Map.groupBy(groundsIn(setup), ({ nation }) => nation)
      expect([...nations.values()].map(({ length }) => length).sort()).toEqual([1, 1, 4])
    }
  })

  test('has one ground per city while possible', () => {
    for (const league of LEAGUES) {
      const { pairs } = dealBoard(namedOf(league), clubsOf(league), randomFrom(7))
      expect(new Set(pairs.map(({ ground }) => ground.city)).size).toBe(6)
    }
  })

  test('starts with grounds the player has not placed yet', () => {
    const seen = new Set(
      namedOf('liga')
        .slice(0, 8)
        .map(({ id }) => id),
    )
    expect(deal('easy', 3, 'liga', seen).cards.filter(({ ground }) => seen.has(ground))).toEqual([])
    const all = new Set(GROUNDS.map(({ id }) => id))
    expect(deal('easy', 3, 'liga', all).cards).toHaveLength(6)
    expect(deal('hard', 3, undefined, all).cards).toHaveLength(6)
  })

  test('fails when the pool is too small', () => {
    const pool = namedOf('liga').slice(0, 5)
    expect(() => dealBoard(pool, clubsOf('liga'), randomFrom(1))).toThrow(RangeError)
    expect(() => dealBoard(namedOf('liga'), clubsOf('liga').slice(0, 1), randomFrom(1))).toThrow(RangeError)
  })

  test('never has both clubs of a shared ground', () => {
    for (const setup of SETUPS) {
      for (const { clubs } of setup.cards)
        expect(setup.logos.filter(({ club }) => clubs.includes(club)).length).toBeLessThan(2)
    }
  })
})

describe('the grounds of the days', () => {
  const DAYS: { day: Day; setup: Setup; used: string[] }[] = []
  for (let at = 0; at < 120; at++) {
    const day = addDays(LAUNCH_DAY, at)
    const past = DAYS.slice(-DAYS_APART).flatMap(({ used }) => used)
    const { setup, used } = stadiumsRuns.daily.deal(randomFrom(at), past, day)!
    DAYS.push({ day, setup: setup as Setup, used })
  }
  const isOf = ({ clubs }: HomeGround, league: LeagueId | null) => clubs.some((club) => club.league === league)

  test("are two of the day's league, two big ones of two countries, and two hard ones of one country", () => {
    for (const { day, setup } of DAYS) {
      const mix = mixOn(day, setup.named)
      const grounds = groundsIn(setup)
      const home = grounds.filter((ground) => mix.home.grounds.includes(ground))
      const big = grounds.filter((ground) => mix.big.includes(ground))
      const land = mix.hard.find((one) => one.grounds.some((ground) => grounds.includes(ground)))!
      const hard = grounds.filter((ground) => land.grounds.includes(ground))
      expect([home.length, big.length, hard.length]).toEqual([2, 2, 2])
      expect(home.every((ground) => isOf(ground, leagueOf(day)))).toBe(true)
      expect(hard.some(({ clubs }) => clubs.some((club) => club.league !== null))).toBe(false)
      expect(new Set([...big, home[0]!].map(({ nation }) => nation)).size).toBe(3)
      const owners = grounds.flatMap(({ clubs }) => clubs.map(({ id }) => id))
      const decoys = setup.logos.map(({ club }) => club).filter((club) => !owners.includes(club))
      const from = [mix.home.clubs, land.clubs].map((clubs) =>
        decoys.filter((id) => clubs.some((one) => one.id === id)),
      )
      expect(from.map(({ length }) => length)).toEqual([1, 1])
    }
    expect(DAYS.map(({ day }) => leagueOf(day)).slice(0, 6)).toEqual([...LEAGUES, LEAGUES[0]])
  })

  test('do not repeat within 24 days, and nearly all appear', () => {
    for (const [at, { used }] of DAYS.entries()) {
      const before = DAYS.slice(Math.max(0, at - 23), at).flatMap((one) => one.used)
      expect(used.filter((id) => before.includes(id))).toEqual([])
    }
    expect(new Set(DAYS.flatMap(({ used }) => used)).size).toBeGreaterThanOrEqual(GROUNDS.length - 5)
  })

  test('name at the end where a club plays while its ground is rebuilt', () => {
    const pool = groundsOf('liga').toSorted((one, other) => Number(other.id === 'betis') - Number(one.id === 'betis'))
    const dealt = dealBoard(pool.slice(0, 6), clubsOf('liga'), randomFrom(1))
    const setup = setupOf(dealt, { named: true, league: 'liga' }, randomFrom(1))
    const shown = (state: State) => stadiums.view(state, 0).cards.map(({ meanwhile }) => meanwhile)
    const state = stadiums.start(setup, 0, 0)
    expect(shown(state)).toEqual(Array(6).fill(null))
    const over = stadiums.apply(state, { type: 'giveUp' }, 0, 0)
    expect(over.ok && shown(over.state)).toEqual(
      setup.cards.map(({ ground }) => (ground === 'betis' ? 'La Cartuja' : null)),
    )
    expect(over.ok && shown(over.state)).toContain('La Cartuja')
  })
})

test('a ground shared across leagues or countries is one ground', () => {
  expect(GROUNDS.filter(({ clubs }) => clubs.length > 1).map(({ id }) => id)).toContain('inter')
  expect(new Set(GROUNDS.map(({ id }) => id)).size).toBe(GROUNDS.length)
  for (const league of LEAGUES) expect(groundsOf(league).length).toBeGreaterThanOrEqual(namedOf(league).length)
})

test.each([
  ['Stadium de Toulouse', 'Toulouse FC', 'Toulouse', true],
  ['Municipal de Braga', 'Sporting Braga', 'Braga', true],
  ['Arena do Grêmio', 'Grêmio', 'Grêmio', true],
  ['City Ground', 'Nottingham Forest', "Nott'm Forest", false],
  ['Ciutat de València', 'Levante UD', 'Levante', false],
])('%s of %s', (name, club, shortName, label) => {
  const ground = { name, clubs: [{ name: club, shortName } as Club] } satisfies Pick<HomeGround, 'name' | 'clubs'>
  expect(revealsItsClub(ground)).toBe(label)
})

test('views reveal no ground, city or exact place early', () => {
  for (const setup of SETUPS.slice(0, 40)) {
    const state: State = stadiums.start(setup, 0, 0)
    const revealed = JSON.stringify(stadiums.view(state, 0))
    const hiddenValues = stadiumsRuns.hiddenValues(state)
    expect(hiddenValues.length).toBeGreaterThan(0)
    expect(hiddenValues.filter((secret) => revealed.includes(secret))).toEqual([])
    const places = setup.cards.flatMap(({ place }) => place)
    expect(places.every((degrees) => Math.abs(degrees * 5 - Math.round(degrees * 5)) < 1e-9)).toBe(true)
    const over = stadiums.apply(state, { type: 'giveUp' }, 0, 0)
    expect(over.ok && stadiumsRuns.hiddenValues(over.state)).toEqual([])
  }
})
