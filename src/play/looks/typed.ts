/** What was typed before the search was here, whether somebody is in its box, and which tool was pressed (-1: none). */
export const typed = { text: '', inside: false, tool: -1 }

/** As the ref of a box that stands in: goes on where the one before it was left, even by who typed before hydration. */
export function keepTyping(box: HTMLInputElement) {
  if (typed.text) box.value = typed.text
  if (typed.inside) box.focus()
  return () => {
    typed.text = box.value
    typed.inside = box === document.activeElement
  }
}
