import { start } from './page.ts'

/** Fills in the number of items found in each album; without an answer the zeros stay. */
async function fillAlbums() {
  const response = await fetch('/api/albums')
  if (!response.ok) return
  const found = ((await response.json()) as { found: Record<string, number> }).found
  for (const album of document.querySelectorAll<HTMLElement>('[data-album]')) {
    const { album: theme = '', of = '', words = '', full = '' } = album.dataset
    const count = found[theme] ?? 0
    const label = album.querySelector('[data-found]')
    if (!label) continue
    label.textContent = count >= +of ? full : words.replace('{found}', `${count}`).replace('{of}', of)
    album.querySelector<HTMLElement>('[data-bar]')!.style.transform = `scaleX(${count / +of})`
  }
}

start()
// After the first frame, so as not to delay it.
requestAnimationFrame(() => setTimeout(() => fillAlbums().catch(() => {})))
