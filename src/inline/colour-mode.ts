export const COLOUR_MODE_KEY = 'colour-mode'

type Mode = 'light' | 'dark'

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark'
const isForced = (root: HTMLElement) => 'themeForced' in root.dataset

/** The player's choice, or the page's own when it forces one; neither = the system decides. */
export function applyColourMode(root: HTMLElement, choice: string | null) {
  if (isForced(root)) return
  if (isMode(choice)) root.dataset['theme'] = choice
  else delete root.dataset['theme']
}

/** The browser's own bars follow a choice too; the buttons say which one holds. */
export function showColourMode(root: HTMLElement, choice: string | null) {
  const mode = isForced(root) ? root.dataset['theme'] : choice
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
    const own = index === 0 ? 'light' : 'dark'
    meta.media = isMode(mode) ? (mode === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    button.ariaPressed = String(button.dataset['themeChoice'] === (isMode(choice) ? choice : 'system'))
  }
}

/** The other one of light and dark, seen from what the page shows now. */
export function otherMode(root: HTMLElement): Mode {
  const shown = root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  return shown === 'dark' ? 'light' : 'dark'
}
