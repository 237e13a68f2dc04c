/** Whether the focus was in the cards without faces when those with faces took their place. */
let held = false

export const holdFocus = (inCards: boolean): void => void (held = inCards)

/** True once: the cards that come next take the focus over. */
export function takeFocus(): boolean {
  const was = held
  held = false
  return was
}
