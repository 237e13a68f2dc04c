import { daysBetween, LAUNCH_DAY, type Day } from '#core/days.ts'
import { CLUBS } from '#data/facts.ts'
import { homeGrounds, namedPool, stadiumPool, type HomeGround } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import { LEAGUES, type Club, type LeagueId } from '#data/types.ts'

/** All grounds, each once: the collection of a groundhopper. */
export const GROUNDS: readonly HomeGround[] = homeGrounds(CLUBS, CLUB_RECORDS)

/** Clubs with a ground, which may appear in the tray. */
const AT_HOME: readonly Club[] = GROUNDS.flatMap(({ clubs }) => clubs)

/** Grounds of a league whose name does not reveal the club; empty below the minimum. */
export const namedOf = (league: LeagueId): readonly HomeGround[] =>
  enough(namedPool(CLUBS, CLUB_RECORDS, league), LEAST.groundsOfALeague)

/** All grounds of a league; empty below the minimum. */
export const groundsOf = (league: LeagueId): readonly HomeGround[] =>
  enough(stadiumPool(CLUBS, CLUB_RECORDS, league), LEAST.groundsOfALeague)

export const clubsOf = (league: LeagueId): readonly Club[] => AT_HOME.filter((club) => club.league === league)

export const clubsIn = (nation: string): readonly Club[] => AT_HOME.filter((club) => club.nation === nation)

/** League of a day: the leagues take turns. */
export const leagueOf = (day: Day): LeagueId => LEAGUES[daysBetween(LAUNCH_DAY, day) % LEAGUES.length]!

/**
 * Days before a ground of the daily may come again: three boards of a league use each of its grounds once, and a league
 * returns after five days.
 */
export const DAYS_APART = 2 * LEAGUES.length

const enough = <Some>(pool: readonly Some[], least: number): readonly Some[] => (pool.length < least ? [] : pool)
