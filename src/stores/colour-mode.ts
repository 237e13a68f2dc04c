import { atom } from 'nanostores'
import { webStorage } from './persisted.ts'

export type ColourMode = 'light' | 'dark' | 'system'

/** Also read by the inline script before the first paint: plain text, absent = system. */
const KEY = 'colour-mode'

const chosen = (text: string | null | undefined): ColourMode => (text === 'light' || text === 'dark' ? text : 'system')

export const $colourMode = atom<ColourMode>(chosen(webStorage()?.getItem(KEY)))

/** Keeps the choice and shows it at once, unless the page forces a mode. */
export function setColourMode(mode: ColourMode) {
  const storage = webStorage()
  try {
    if (mode === 'system') storage?.removeItem(KEY)
    else storage?.setItem(KEY, mode)
  } catch {
    // A full or closed storage: the choice lasts as long as the page.
  }
  $colourMode.set(mode)
  const root = document.documentElement
  if ('themeForced' in root.dataset) return
  if (mode === 'system') delete root.dataset.theme
  else root.dataset.theme = mode
}
