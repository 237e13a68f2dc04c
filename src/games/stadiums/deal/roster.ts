import { daysBetween, LAUNCH_DAY, type Day } from '#core/days.ts'
import { isDrawnFrom } from '#core/practice-leagues.ts'
import { CLUBS, countryByCode } from '#data/facts.ts'
import { homeGrounds, namedPool, revealsItsClub, stadiumPool, type HomeGround } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import { LEAGUES, type Club, type LeagueId } from '#data/types.ts'
import { starsOf } from '#games/known-clubs.ts'
import { oncePerChoice, type Leagues } from '#games/league-pools.ts'

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

const clubsIn = (nation: string): readonly Club[] => AT_HOME.filter((club) => club.nation === nation)

/** Grounds of a mixed board with the clubs of their countries. */
type World = { grounds: readonly HomeGround[]; clubsIn: (nation: string) => readonly Club[] }

/** Grounds and clubs of some leagues, or of all, for a mixed board. */
export const worldFrom = (leagues: Leagues | undefined): World =>
  leagues ? WORLD_OF(leagues) : { grounds: GROUNDS, clubsIn }

const WORLD_OF = oncePerChoice((leagues): World => {
  const drawn = AT_HOME.filter(({ league }) => isDrawnFrom(leagues, league))
  const byNation = Map.groupBy(drawn, ({ nation }) => nation)
  return {
    grounds: GROUNDS.filter(({ clubs }) => clubs.some((club) => drawn.includes(club))),
    clubsIn: (nation) => byNation.get(nation) ?? [],
  }
})

/** League of a day; the leagues take turns. */
export const leagueOf = (day: Day): LeagueId => LEAGUES[daysBetween(LAUNCH_DAY, day) % LEAGUES.length]!

/** Days before a ground of the daily may come again, unless too few are left. */
export const DAYS_APART = 30

/** Number of best-known grounds that count as big in a daily: per league, and outside the leagues. */
const BIG_OF_A_LEAGUE = 5
const BIG_ELSEWHERE = 34

const isOfLeague = ({ clubs }: HomeGround): boolean => clubs.some(({ league }) => league !== null)
const starsAt = ({ clubs }: HomeGround): number => Math.max(...clubs.map(starsOf))
const bestKnown = (grounds: readonly HomeGround[], count: number): HomeGround[] =>
  grounds.toSorted((one, other) => starsAt(other) - starsAt(one)).slice(0, count)

const BIG: ReadonlySet<HomeGround> = new Set([
  ...LEAGUES.flatMap((league) =>
    bestKnown(
      GROUNDS.filter(({ clubs }) => clubs.some((club) => club.league === league)),
      BIG_OF_A_LEAGUE,
    ),
  ),
  ...bestKnown(
    GROUNDS.filter((ground) => !isOfLeague(ground)),
    BIG_ELSEWHERE,
  ),
])

/** Minimum of clubs for a country to form a group of its own. */
const LEAST_CLUBS = 3
/** Group of a country: itself, or the rest of Europe or of the world when it has too few clubs. */
function groupOf(nation: string): string {
  if (clubsIn(nation).length >= LEAST_CLUBS) return nation
  return countryByCode(nation)?.confederation === 'UEFA' ? 'europe' : 'world'
}

/** Grounds with the clubs of their country, from which a decoy is drawn. */
type Land = { grounds: readonly HomeGround[]; clubs: readonly Club[] }

/** Grounds for a daily: from the day's league, well-known ones from elsewhere, and little-known ones by country. */
export type Mix = { home: Land; big: readonly HomeGround[]; hard: readonly Land[] }

/** Grounds of a day. `named`: cards show names, so grounds whose name contains the club's are left out. */
export function mixOn(day: Day, named: boolean): Mix {
  const league = leagueOf(day)
  const pool = GROUNDS.filter((ground) => !named || !revealsItsClub(ground))
  const others = pool.filter((ground) => !BIG.has(ground))
  const home = others.filter(({ clubs }) => clubs.some((club) => club.league === league))
  const { nation } = clubsOf(league)[0]!
  const abroad = (ground: HomeGround) => ground.nation !== nation
  return {
    home: { grounds: home, clubs: clubsOf(league) },
    big: pool.filter((ground) => BIG.has(ground) && abroad(ground)),
    hard: [
      ...Map.groupBy(
        others.filter((ground) => !isOfLeague(ground) && abroad(ground)),
        (ground) => groupOf(ground.nation),
      ),
    ].map(([land, grounds]) => ({ grounds, clubs: AT_HOME.filter((club) => groupOf(club.nation) === land) })),
  }
}

const enough = <Some>(pool: readonly Some[], least: number): readonly Some[] => (pool.length < least ? [] : pool)
