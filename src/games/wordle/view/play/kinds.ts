import type { TileKind } from '../../rules/engine.ts'
import { TILE_KINDS } from '../../rules/terms.ts'

/** The kinds of tile that a board shows. */
export const kindsOf = (hard: boolean): TileKind[] => TILE_KINDS.filter((kind) => !(hard && kind === 'age'))
