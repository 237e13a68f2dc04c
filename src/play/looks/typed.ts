/** Text typed before the search loaded, whether its box has focus, and the pressed tool (-1: none). */
export const typed = { text: '', inside: false, tool: -1 }

/** Ref of a placeholder box: restores text and focus of the previous box, even from before hydration. */
export function keepTyping(box: HTMLInputElement) {
  if (typed.text) box.value = typed.text
  if (typed.inside) box.focus()
  return () => {
    typed.text = box.value
    typed.inside = box === document.activeElement
  }
}
