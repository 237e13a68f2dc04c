/** A press on a crest from before the drag code was loaded, replayed once it is. */
let early: PointerEvent | null = null

/** Stores a press until it ends. */
export function keepPress(event: PointerEvent): void {
  early = event
  for (const ended of ['pointerup', 'pointercancel']) addEventListener(ended, () => (early = null), { once: true })
}

/** Returns the press that has not ended, once. */
export function takePress(): PointerEvent | null {
  const press = early
  early = null
  return press
}
