/** A finger that came down on a crest before crests could be carried: it is not made to come twice. */
let early: PointerEvent | null = null

/** Keeps a press as long as it lasts. */
export function keepPress(event: PointerEvent): void {
  early = event
  for (const ended of ['pointerup', 'pointercancel']) addEventListener(ended, () => (early = null), { once: true })
}

/** The press that lasts still, once. */
export function takePress(): PointerEvent | null {
  const press = early
  early = null
  return press
}
