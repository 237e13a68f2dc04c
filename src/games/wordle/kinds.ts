import type { TileKind } from './engine/index.ts'
import { TILE_KINDS } from './engine/limits.ts'

/** The kinds of tile that a board shows. */
export const kindsOf = (hard: boolean): TileKind[] => TILE_KINDS.filter((kind) => !(hard && kind === 'age'))
