const sheets = new Map<string, Promise<void>>()

/**
 * Runs `load`, an `import()`, after the module's style sheets (paths below the root, such as `_astro/end.css`).
 * Replaces Vite's loader, which is larger and would add 0.6 KB to every game's first view. Rejects with the missing
 * file and dispatches `vite:preloadError` as Vite does.
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

/** A failed sheet is fetched again by the next call. */
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
