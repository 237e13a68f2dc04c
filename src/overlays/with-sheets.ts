const sheets = new Map<string, Promise<void>>()

/**
 * Runs `load`, an `import()`, once the sheets of its module are there: files below the root, such as
 * `_astro/end.css`. Stands in the place of Vite's loader, which can more than our builds ask for and weighs 0.6 KB in the first view
 * of every game. Rejects with what is missing, and tells it the window as Vite does (`vite:preloadError`).
 */
export async function withSheets<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(files.map((file) => sheetAt(`/${file}`)))
    return await load()
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

function sheetAt(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const there = document.querySelector(`link[rel=stylesheet][href="${href}"]`)
  const sheet = there ? Promise.resolve() : fetched(href)
  sheets.set(href, sheet)
  return sheet
}

/** One that did not come is asked for again by whoever tries again. */
function fetched(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      sheets.delete(href)
      link.remove()
      reject(new Error(`${href} did not load`))
    }
    document.head.append(link)
  })
}
