import type { Theme } from '#data/themes.ts'
import { foundOf } from '#games/pixels/deal/roster.ts'
import type { Owner } from './caller.ts'
import { collected } from './runs/practice-rows.ts'

/** How many of each theme of Pixels somebody has found so far; none for a browser that has played nothing yet. */
export const foundByTheme = async (owner: Owner | null): Promise<Record<Theme, number>> =>
  foundOf(new Set(owner ? await collected(owner, 'pixels') : []))
