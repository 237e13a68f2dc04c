import type { Active, Over, PointerActivationConstraint } from '@dnd-kit/core'

/** Movement in px that does not count as a drag. */
const TREMBLE = 6

/** A crest is lifted after this delay or distance; a shorter press is a tap. */
export const LIFT: PointerActivationConstraint = { delay: 120, tolerance: Infinity, distance: TREMBLE }

export const isMoved = ({ x, y }: { x: number; y: number }): boolean => Math.hypot(x, y) > TREMBLE

/** Drop target of the tray, which puts a crest back. */
export const TRAY = 'tray'

export const tokenOf = ({ id }: Pick<Active, 'id'>): string => String(id)

/** Index of the card; null for the tray and for no target. */
export const onCard = (over: Pick<Over, 'id'> | null): number | null =>
  typeof over?.id === 'number' ? over.id - 1 : null

/** Drop target id of a card, its `data-place`: numbers from 1, whereas crests have texts. */
export const placeOf = (at: number): number => at + 1
