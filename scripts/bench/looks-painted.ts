/** Result in the page, with the frame of the event. */
type Painting = { painted?: Promise<number> }

/**
 * Runs in a page once per frame: 0 until `count` pictures of its run are in the stage, as images or backgrounds,
 * decoded and opaque; then the ms from opening the page to the end of that frame.
 */
export function looksPainted(count: number): number | Promise<number> {
  const isLook = (address: string) => address.startsWith('blob:') || address.includes('/img/run/')
  const isClear = (part: Element | null, pseudo?: string): boolean => {
    if (part === null) return true
    const { opacity, visibility } = getComputedStyle(part, pseudo)
    return Number(opacity) > 0.95 && visibility === 'visible' && isClear(pseudo ? part : part.parentElement)
  }
  // Skips the expensive check until the bytes have arrived, so as not to slow the page down.
  const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/img/run/'))
  if (fetched.length < count) return 0
  const shown = new Map<string, HTMLImageElement>()
  for (const part of document.querySelectorAll('[data-stage] *')) {
    if (part.getBoundingClientRect().width === 0) continue
    if (part instanceof HTMLImageElement) {
      if (isLook(part.src) && part.complete && part.naturalWidth > 0 && isClear(part)) shown.set(part.src, part)
      continue
    }
    for (const pseudo of [undefined, '::before', '::after']) {
      const { backgroundImage, content } = getComputedStyle(part, pseudo)
      const address = /url\("(.+?)"\)/.exec(backgroundImage)?.[1] ?? ''
      if (!isLook(address) || content === 'none' || !isClear(part, pseudo)) continue
      shown.set(address, Object.assign(new Image(), { src: address }))
    }
  }
  const page = globalThis as Painting
  if (shown.size >= count) {
    const decoded = Promise.all([...shown.values()].map((look) => look.decode()))
    page.painted ??= decoded.then(
      () => new Promise((ended) => requestAnimationFrame(() => setTimeout(() => ended(performance.now())))),
    )
  }
  return page.painted ?? 0
}
