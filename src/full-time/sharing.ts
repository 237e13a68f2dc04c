import { noteCounted } from '#stores/counted.ts'
import { element, icon } from './element.ts'
import s from './full-time.module.css'
import type { Words } from './words/index.ts'

const SHARE = 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13'
const COPY = 'M9 9h11v11H9zM5 15H4V4h11v1'

/** The two buttons below the pitch: share the day as squares, or as sentences. `texts` is called on click. */
export function sharing({ t }: Words, texts: () => { text: string; inWords: string }): HTMLElement {
  const said = element('p', { class: 'vh', role: 'status' })
  const share = button(`btn btn-w btn-l ${s.share}`, SHARE, t.share, () => void shareText())
  const words = button(`btn btn-l ${s.copy}`, COPY, t.copyWords, () => void copy(texts().inWords, words))
  const foot = element('div', { class: s.foot! }, share, words, said)
  return foot

  async function shareText() {
    const { text } = texts()
    // Desktop browsers have a share sheet too, but there copying is quicker.
    if (typeof navigator.share !== 'function' || !matchMedia('(pointer: coarse)').matches) return copy(text, share)
    try {
      await navigator.share({ text })
      if (import.meta.env.MEASURED) noteCounted('shared')
    } catch (error) {
      // Closing the sheet (AbortError) must not copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, share)
    }
  }

  async function copy(what: string, by: HTMLElement) {
    foot.querySelector('label')?.remove()
    try {
      await navigator.clipboard.writeText(what)
      if (import.meta.env.MEASURED) noteCounted('shared')
      by.lastElementChild!.textContent = said.textContent = t.copied
    } catch {
      const field = element('textarea', { readonly: '', rows: '4' }) as HTMLTextAreaElement
      field.value = what
      foot.append(element('label', { class: `sm ${s.byHand}` }, t.copyYourself, field))
      field.select()
    }
  }
}

function button(look: string, path: string, label: string, onClick: () => void): HTMLElement {
  const made = element('button', { type: 'button', class: look }, icon(path), element('span', {}, label))
  made.addEventListener('click', onClick)
  return made
}
