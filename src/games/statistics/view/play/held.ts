/** True when the placeholder cards had the focus as the cards with faces replaced them. */
let held = false

export const holdFocus = (inCards: boolean): void => void (held = inCards)

/** Returns true once: the caller takes the focus over. */
export function takeFocus(): boolean {
  const was = held
  held = false
  return was
}
