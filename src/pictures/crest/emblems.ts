import file from './emblems.json' with { type: 'json' }
import { OWN } from './own-emblems.ts'

/** Emblems as paths on 512 x 512. The file holds icons of game-icons.net (CC BY 3.0, see docs/pictures.md). */
export const EMBLEMS: Readonly<Record<string, string>> = { ...file, ...OWN }
