import { EVIDENCE } from '#data/evidence.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { daysWithoutRepeat, ITEMS_A_DAY, pixelsPool, pixelsThemePool, type PixelsMode } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import { isTheme, THEMES, type Theme } from '#data/themes.ts'
import type { Footballer } from '#data/types.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Who can be asked for in a mode, for the server; empty while there are too few. Every one of them is drawn. */
export const facesOf = (mode: PixelsMode): readonly Footballer[] => enough(POOLS[mode], LEAST.faces)

/** The album of a theme; empty while there are too few in it, and for what is no theme. */
export const albumOf = (theme: string): readonly Footballer[] =>
  isTheme(theme) ? enough(ALBUMS.get(theme)!, LEAST.themeFaces) : []

/** Days for which nobody of the daily is asked again. */
export const daysApart = (): number => daysWithoutRepeat(POOLS.today.length, ITEMS_A_DAY.pixels)

/** How many of each theme are among these. */
export const foundOf = (found: ReadonlySet<string>): Record<Theme, number> =>
  Object.fromEntries(
    THEMES.map((theme) => [theme, ALBUMS.get(theme)!.filter(({ id }) => found.has(id)).length]),
  ) as Record<Theme, number>

const POOLS: Record<PixelsMode, Footballer[]> = {
  easy: pixelsPool('easy', FOOTBALLERS, PORTRAITS),
  hard: pixelsPool('hard', FOOTBALLERS, PORTRAITS),
  today: pixelsPool('today', FOOTBALLERS, PORTRAITS),
}

const ALBUMS = new Map<Theme, Footballer[]>(
  THEMES.map((theme) => [theme, pixelsThemePool(theme, FOOTBALLERS, EVIDENCE, PORTRAITS)]),
)

const enough = <Some>(pool: readonly Some[], least: number): readonly Some[] => (pool.length < least ? [] : pool)
