import type { Theme } from '#data/themes.ts'
import { foundOf } from '#games/pixels/deal/roster.ts'
import type { Owner } from './caller.ts'
import { collected } from './runs/practice-rows.ts'

/** Number of Pixels answers of each theme the owner has found; empty for a new browser. */
export const foundByTheme = async (owner: Owner | null): Promise<Record<Theme, number>> =>
  foundOf(new Set(owner ? await collected(owner, 'pixels') : []))
