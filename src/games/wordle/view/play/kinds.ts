import type { TileKind } from '../../rules/engine.ts'
import { TILE_KINDS } from '../../rules/terms.ts'

/** Kinds of tile on a board. */
export const kindsOf = (hard: boolean): TileKind[] => TILE_KINDS.filter((kind) => !(hard && kind === 'age'))
