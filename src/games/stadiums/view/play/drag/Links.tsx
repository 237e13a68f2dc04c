import { useStore } from '@nanostores/react'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useEffect, useLayoutEffect } from 'react'
import type { View } from '../../../rules/engine.ts'
import { $kept } from '../hand.ts'
import { takePress } from './press.ts'
import { placeOf, TRAY } from './terms.ts'

type Carry = (event: PointerEvent | KeyboardEvent) => void

/** Drag listeners by token. */
const CARRIES = new Map<string, Carry>()

/** Connects elements of the page to the drag library: crests by `data-token`, cards and tray by `data-place`. */
export function Links({ view }: { view: View }) {
  // Crests that changed places are new elements.
  useStore($kept)
  useEffect(() => {
    function begin(event: PointerEvent | KeyboardEvent) {
      const token = (event.target as Element).closest<HTMLElement>('[data-token]')?.dataset['token']
      if (token !== undefined) CARRIES.get(token)?.(event)
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
    CARRIES.set(token, (event) => {
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
