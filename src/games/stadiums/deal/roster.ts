import { daysBetween, LAUNCH_DAY, type Day } from '#core/days.ts'
import { CLUBS } from '#data/facts.ts'
import { homeGrounds, namedPool, stadiumPool, type HomeGround } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import { LEAGUES, type Club, type LeagueId } from '#data/types.ts'

/** Every ground there is, each once: what a groundhopper fills. */
export const GROUNDS: readonly HomeGround[] = homeGrounds(CLUBS, CLUB_RECORDS)

/** Clubs with a ground: who may lie in the tray. */
const AT_HOME: readonly Club[] = GROUNDS.flatMap(({ clubs }) => clubs)

/** Whose name says nothing about its club, of a league; empty while they are too few. */
export const namedOf = (league: LeagueId): readonly HomeGround[] =>
  enough(namedPool(CLUBS, CLUB_RECORDS, league), LEAST.groundsOfALeague)

/** All of a league; empty while they are too few. */
export const groundsOf = (league: LeagueId): readonly HomeGround[] =>
  enough(stadiumPool(CLUBS, CLUB_RECORDS, league), LEAST.groundsOfALeague)

export const clubsOf = (league: LeagueId): readonly Club[] => AT_HOME.filter((club) => club.league === league)

export const clubsIn = (nation: string): readonly Club[] => AT_HOME.filter((club) => club.nation === nation)

/** The leagues take turns, a day each. */
export const leagueOf = (day: Day): LeagueId => LEAGUES[daysBetween(LAUNCH_DAY, day) % LEAGUES.length]!

/**
 * Days for which no ground of the daily comes back: three boards of a league have each of its grounds once, and a league
 * comes back after five days.
 */
export const DAYS_APART = 2 * LEAGUES.length

const enough = <Some>(pool: readonly Some[], least: number): readonly Some[] => (pool.length < least ? [] : pool)
