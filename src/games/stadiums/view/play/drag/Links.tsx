import { useStore } from '@nanostores/react'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useEffect, useLayoutEffect } from 'react'
import type { View } from '../../../rules/engine.ts'
import { $kept } from '../hand.ts'
import { takePress } from './press.ts'
import { placeOf, TRAY } from './terms.ts'

type Carry = (event: PointerEvent | KeyboardEvent) => void

/** By token: what lifts it. */
const CARRIES = new Map<string, Carry>()

/** Ties what is on the page to what can be carried: crests by their `data-token`, cards and tray by their `data-place`. */
export function Links({ view }: { view: View }) {
  // Crests that changed places are other elements.
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

/** As the sensors read an event. */
const asReact = (event: Event) => ({
  nativeEvent: event,
  target: event.target,
  preventDefault: () => event.preventDefault(),
})
