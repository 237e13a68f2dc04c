import { typed } from './typed.ts'

/** Moves text typed before the search loaded into it, and repeats an earlier press of a tool. */
export function goOnTyping() {
  const box = document.querySelector<HTMLInputElement>('[data-dock] [role=combobox]')
  if (box && typed.inside) box.focus()
  if (box && typed.text !== '') {
    // React notices a changed input value only through an event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, typed.text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.querySelectorAll<HTMLElement>('[data-dock] [data-tools] button')[typed.tool]?.click()
  Object.assign(typed, { text: '', inside: false, tool: -1 })
}
