import type { Active, Over, PointerActivationConstraint } from '@dnd-kit/core'

/** px that a hand trembles. */
const TREMBLE = 6

/** Held so long, or moved so far, a crest is lifted; before that it was tapped. */
export const LIFT: PointerActivationConstraint = { delay: 120, tolerance: Infinity, distance: TREMBLE }

export const isMoved = ({ x, y }: { x: number; y: number }): boolean => Math.hypot(x, y) > TREMBLE

/** Where all clubs lie: who drops one there puts it back. */
export const TRAY = 'tray'

export const tokenOf = ({ id }: Pick<Active, 'id'>): string => String(id)

/** Which card that is; null for the tray, and for no place at all. */
export const onCard = (over: Pick<Over, 'id'> | null): number | null =>
  typeof over?.id === 'number' ? over.id - 1 : null

/** A card's id as a place to drop on, its `data-place`: places are numbers from 1, crests are texts. */
export const placeOf = (at: number): number => at + 1
