/** A press on a crest from before dragging was loaded, so that it need not be repeated. */
let early: PointerEvent | null = null

/** Keeps a press while it lasts. */
export function keepPress(event: PointerEvent): void {
  early = event
  for (const ended of ['pointerup', 'pointercancel']) addEventListener(ended, () => (early = null), { once: true })
}

/** Returns the press that still lasts, once. */
export function takePress(): PointerEvent | null {
  const press = early
  early = null
  return press
}
