import type { Day } from '#core/days.ts'
import { LEAST_DRAWN } from '#core/practice-leagues.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { pixelsPool, pixelsThemePool, type PixelsMode } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import { isTheme, THEMES, type Theme } from '#data/themes.ts'
import type { Footballer } from '#data/types.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { weekday } from '#core/weekday.ts'
import { partsOf } from '#games/deal-spread.ts'
import { ofLeagues, oncePerChoice, type Leagues } from '#games/league-pools.ts'
import { onDay, type OfTheWeek } from '#games/week.ts'
import type { Coarse, Level } from '../rules/terms.ts'
import { daysOfKnownFirst } from '#games/looks/deal.ts'

/** Pool of a mode, for the server; empty below the minimum. All its footballers have a portrait. */
export const facesOf = (mode: PixelsMode): readonly Footballer[] => enough(POOLS[mode], LEAST.faces)

/** Faces of a level of practice, only from some leagues; empty below the minimum. */
export const facesFrom = (level: Level, leagues: Leagues | undefined): readonly Footballer[] =>
  leagues ? FACES_FROM[level](leagues) : facesOf(level)

/** Album of a theme; empty below the minimum, and for an unknown theme. */
export const albumOf = (theme: string): readonly Footballer[] =>
  isTheme(theme) ? enough(ALBUMS.get(theme)!, LEAST.themeFaces) : []

const SUNDAY = 6

/**
 * Faces of a daily: the stars, and a sixth of the others per weekday, best known on Monday; on Sunday less famous ones.
 */
export function facesOn(day: Day): { stars: readonly Footballer[]; others: readonly Footballer[] } {
  const pool = facesOf('today')
  const others = partsOf(
    pool.filter((face) => !isStar(face)),
    SUNDAY,
  )
  const known = new Set(pool)
  return {
    stars: pool.filter(isStar),
    others: others[weekday(day)] ?? facesOf('hard').filter((face) => !known.has(face)),
  }
}

/** Ladder of the two less known faces of a daily. */
export function coarseOn(day: Day): { coarse?: Coarse } {
  const coarse = onDay(COARSE_ON, day)
  return coarse === null ? {} : { coarse }
}

const COARSE_ON: OfTheWeek<Coarse | null> = [null, null, 'hard', 'hard', 'hard', 'coarsest', 'coarsest']

/** Days before a footballer of the daily may be asked again. */
export const daysApart = (): number => daysOfKnownFirst(POOLS.today, isStar)

/** True for fame 5. */
const isStar = ({ fame }: Pick<Footballer, 'fame'>): boolean => fame === 5

/** Number of the found ids in each theme. */
export const foundOf = (found: ReadonlySet<string>): Record<Theme, number> =>
  Object.fromEntries(
    THEMES.map((theme) => [theme, ALBUMS.get(theme)!.filter(({ id }) => found.has(id)).length]),
  ) as Record<Theme, number>

const POOLS: Record<PixelsMode, Footballer[]> = {
  easy: pixelsPool('easy', FOOTBALLERS, PORTRAITS),
  hard: pixelsPool('hard', FOOTBALLERS, PORTRAITS),
  today: pixelsPool('today', FOOTBALLERS, PORTRAITS),
}

const FACES_FROM: Record<Level, (leagues: Leagues) => readonly Footballer[]> = {
  easy: oncePerChoice((leagues) => ofLeagues(facesOf('easy'), leagues, LEAST_DRAWN)),
  hard: oncePerChoice((leagues) => ofLeagues(facesOf('hard'), leagues, LEAST_DRAWN)),
}

const ALBUMS = new Map<Theme, Footballer[]>(
  THEMES.map((theme) => [theme, pixelsThemePool(theme, FOOTBALLERS, EVIDENCE, PORTRAITS)]),
)

const enough = <Some>(pool: readonly Some[], least: number): readonly Some[] => (pool.length < least ? [] : pool)
