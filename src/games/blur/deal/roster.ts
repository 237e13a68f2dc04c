import type { Day } from '#core/days.ts'
import { clubName } from '#data/club-names.ts'
import { clubById, CLUBS } from '#data/facts.ts'
import { blurPool, type BlurMode } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import type { Club } from '#data/types.ts'
import { CRESTS } from '#pictures/index.ts'
import { starsOf } from '#games/known-clubs.ts'
import { ofLeagues, oncePerChoice, type Leagues } from '#games/league-pools.ts'
import { halfOf, seventhOf } from '#games/week.ts'
import { sharesBoth } from '../rules/colours.ts'
import type { Level } from '../rules/terms.ts'
import { daysOfKnownFirst } from '#games/looks/deal.ts'
import type { Named } from '#games/looks/terms.ts'

export type ColouredClub = Club & { colours: readonly [string, string] }

const hasColours = (club: Club): club is ColouredClub => club.colours !== null

/** Clubs with more than a name and a crest, because hints and clues need it. */
const POOLS = Object.fromEntries(
  (['easy', 'hard', 'today'] as const).map((mode) => [
    mode,
    blurPool(mode, CLUBS, (id) => CRESTS.has(id) && CLUB_RECORDS.has(id)).filter(hasColours),
  ]),
) as unknown as Record<BlurMode, ColouredClub[]>

const LEAST_SAME = 2

const withSameColours = (pool: readonly ColouredClub[]): ColouredClub[] =>
  pool.filter((club) => pool.filter(({ colours }) => sharesBoth(club.colours, colours)).length > LEAST_SAME)

const ASKED: Record<BlurMode, ColouredClub[]> = {
  ...POOLS,
  easy: withSameColours(POOLS.easy),
  today: withSameColours(POOLS.today),
}

/** All possible options of a mode. */
export const choicesOf = (mode: BlurMode): readonly ColouredClub[] => POOLS[mode]

/**
 * Clubs whose crest a mode can ask for, for the server; empty below the minimum. In easy at least two others wear both
 * of the club's colours, so the colours alone do not give the answer away.
 */
export const crestsOf = (mode: BlurMode): readonly ColouredClub[] =>
  ASKED[mode].length < LEAST.crests ? [] : ASKED[mode]

/** Crests and options of a level of practice; `options` is null where the answer is typed. */
type Choice = { crests: readonly ColouredClub[]; options: readonly ColouredClub[] | null }

/** Crests that a choice of leagues must leave: two runs without a repeat. */
const LEAST_CRESTS = 10

const CHOICES: Record<Level, (leagues: Leagues) => Choice> = {
  // Options come from the chosen leagues too, because others would give the answer away.
  easy: oncePerChoice((leagues) => {
    const options = ofLeagues(POOLS.easy, leagues, 0)
    const crests = withSameColours(options)
    return { crests: crests.length < LEAST_CRESTS ? [] : crests, options }
  }),
  hard: oncePerChoice((leagues) => ({ crests: ofLeagues(crestsOf('hard'), leagues, LEAST_CRESTS), options: null })),
}

/** Crests and options of a level of practice, limited to some leagues; empty when too few crests remain. */
export const choiceFrom = (level: Level, leagues: Leagues | undefined): Choice =>
  leagues ? CHOICES[level](leagues) : { crests: crestsOf(level), options: level === 'easy' ? choicesOf(level) : null }

/** Crests for a daily, from the five leagues and from elsewhere; the weekday decides how well known they are. */
export function crestsOn(day: Day): { ofLeagues: readonly ColouredClub[]; others: readonly ColouredClub[] } {
  const pool = crestsOf('today').toSorted((one, other) => starsOf(other) - starsOf(one))
  return {
    ofLeagues: halfOf(pool.filter(isOfLeague), day),
    others: seventhOf(
      pool.filter((club) => !isOfLeague(club)),
      day,
    ),
  }
}

/** Days before a daily crest may come again. */
export const daysApart = (): number => daysOfKnownFirst(ASKED.today, isOfLeague)

/** True for a club of the five leagues: a daily asks for at most two other clubs. */
const isOfLeague = ({ league }: Pick<Club, 'league'>): boolean => league !== null

/** A club that can be named; undefined for an unknown id. */
export const namedClub = (id: string): Named | undefined =>
  CRESTS.has(id) && clubById(id) ? { id, ...clubName(id) } : undefined
