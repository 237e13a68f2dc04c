/** What was typed before the search was here, and whether somebody is in its box. */
export const typed = { text: '', inside: false }

/** As the ref of a box that stands in: goes on where the one before it was left, even by who typed before hydration. */
export function keepTyping(box: HTMLInputElement) {
  if (typed.text) box.value = typed.text
  if (typed.inside) box.focus()
  return () => {
    typed.text = box.value
    typed.inside = box === document.activeElement
  }
}
