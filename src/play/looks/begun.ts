import { typed } from './typed.ts'

/** Puts what was typed before into the search, as if it had been typed there, and presses the tool that was pressed. */
export function goOnTyping() {
  const box = document.querySelector<HTMLInputElement>('[data-dock] [role=combobox]')
  if (box && typed.inside) box.focus()
  if (box && typed.text !== '') {
    // What React keeps of an input changes with an event alone.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, typed.text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.querySelectorAll<HTMLElement>('[data-dock] [data-tools] button')[typed.tool]?.click()
  Object.assign(typed, { text: '', inside: false, tool: -1 })
}
