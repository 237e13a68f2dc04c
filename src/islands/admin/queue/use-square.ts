import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Crop } from '#contracts/admin.ts'
import { keyed, moved, stretched, type Extent } from '../crop.ts'

type Options = { stage: RefObject<HTMLElement | null>; crop: Crop; picture: Extent; onCrop: (crop: Crop) => void }

/** Start of a drag in page coordinates, with the crop at that moment. */
type Drag = { x: number; y: number; crop: Crop; stretches: boolean }

/** Moves and resizes the crop by pointer and keys. `keys` counts key moves, which screen readers announce. */
export function useSquare({ stage, crop, picture, onCrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [keys, setKeys] = useState(0)

  const grasp = (stretches: boolean) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ x: event.clientX, y: event.clientY, crop, stretches })
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag) return
    const { width, height } = stage.current!.getBoundingClientRect()
    const right = (event.clientX - drag.x) / width
    const down = (event.clientY - drag.y) / height
    const { crop: before, stretches } = drag
    onCrop(stretches ? stretched(before, before.size + right, picture) : moved(before, right, down, picture))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = keyed(crop, event.key, event.shiftKey, picture)
    if (!next) return
    event.preventDefault()
    onCrop(next)
    setKeys(keys + 1)
  }

  const release = () => setDrag(null)
  return {
    keys,
    square: { onPointerDown: grasp(false), onPointerMove, onPointerUp: release, onPointerCancel: release, onKeyDown },
    // Move and end events bubble up to the square.
    corner: { onPointerDown: grasp(true) },
  }
}
