export const COLOUR_MODE_KEY = 'colour-mode'

/** The player's choice, or the page's own when it forces one; neither = the system decides. */
export function applyColourMode(root: HTMLElement, storage: Pick<Storage, 'getItem'>) {
  root.dataset.js = ''
  if ('themeForced' in root.dataset) return
  const mode = storage.getItem(COLOUR_MODE_KEY)
  if (mode === 'light' || mode === 'dark') root.dataset.theme = mode
  else delete root.dataset.theme
}
