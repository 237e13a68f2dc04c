import { useStore } from '@nanostores/react'
import { useDraggable, useDroppable, type Active, type Over, type PointerActivationConstraint } from '@dnd-kit/core'
import { useEffect, useLayoutEffect } from 'react'
import type { View } from '../../../rules/engine.ts'
import { $kept } from '../hand.ts'
import { takePress } from './press.ts'

type StartDrag = (event: PointerEvent | KeyboardEvent) => void

/** Drag listeners by token. */
const DRAG_STARTERS = new Map<string, StartDrag>()

/** Connects elements of the page to the drag library: crests by `data-token`, cards and tray by `data-place`. */
export function Links({ view }: { view: View }) {
  // Links again after a placement, because moved crests are new elements.
  useStore($kept)
  useEffect(() => {
    function begin(event: PointerEvent | KeyboardEvent) {
      const token = (event.target as Element).closest<HTMLElement>('[data-token]')?.dataset['token']
      if (token !== undefined) DRAG_STARTERS.get(token)?.(event)
    }
    const early = takePress()
    if (early) begin(early)
    addEventListener('pointerdown', begin)
    addEventListener('keydown', begin)
    return () => {
      removeEventListener('pointerdown', begin)
      removeEventListener('keydown', begin)
    }
  }, [])
  return (
    <>
      {view.logos.map(({ token }) => (
        <CrestLink key={token} token={token} />
      ))}
      {view.cards.map(({ token, right }, at) => (
        <PlaceLink key={token} id={placeOf(at)} disabled={right !== null} />
      ))}
      <PlaceLink id={TRAY} disabled={false} />
    </>
  )
}

function CrestLink({ token }: { token: string }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: token })
  useLayoutEffect(() => {
    const crest = document.querySelector<HTMLElement>(`[data-token="${token}"]`)
    setNodeRef(crest)
    crest?.toggleAttribute('data-held', isDragging)
    DRAG_STARTERS.set(token, (event) => {
      const name = event.type === 'keydown' ? 'onKeyDown' : 'onPointerDown'
      if (crest?.getAttribute('aria-disabled') !== 'true') listeners?.[name]?.(asReact(event))
    })
  })
  return null
}

function PlaceLink({ id, disabled }: { id: string | number; disabled: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id, disabled })
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>(`[data-place="${id}"]`)
    setNodeRef(place)
    place?.toggleAttribute('data-over', isOver)
  })
  return null
}

/** Shape of an event that the sensors expect. */
const asReact = (event: Event) => ({
  nativeEvent: event,
  target: event.target,
  preventDefault: () => event.preventDefault(),
})

/** Movement in px that does not count as a drag. */
const MOVE_TOLERANCE = 6

/** A crest is lifted after this delay or distance; a shorter press is a tap. */
export const LIFT: PointerActivationConstraint = { delay: 120, tolerance: Infinity, distance: MOVE_TOLERANCE }

export const isMoved = ({ x, y }: { x: number; y: number }): boolean => Math.hypot(x, y) > MOVE_TOLERANCE

/** Drop target of the tray, which puts a crest back. */
export const TRAY = 'tray'

export const tokenOf = ({ id }: Pick<Active, 'id'>): string => String(id)

/** Index of the card; null for the tray and for no target. */
export const onCard = (over: Pick<Over, 'id'> | null): number | null =>
  typeof over?.id === 'number' ? over.id - 1 : null

/** Drop target id of a card, its `data-place`: a number from 1, so that it differs from the string ids of crests. */
const placeOf = (at: number): number => at + 1
