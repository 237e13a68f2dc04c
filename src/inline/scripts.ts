import { root } from './fill.ts'
import { afterFirstFrame } from './first-frame.ts'

/** Maximum wait for the first pictures before scripts are requested. */
const OPENING_MS = 1000

/**
 * Requests all scripts of the page's islands together, after the first paint and the urgent pictures. The list comes
 * from src/integrations/early-scripts.ts. `begins` then lets the islands hydrate (`client:painted`).
 */
export function askForScripts(urgent: Promise<void> | undefined) {
  const given = new Promise((resolve) => setTimeout(resolve, OPENING_MS))
  const first = Promise.race([urgent?.then(painted), given])
  const begins = Promise.all([new Promise<void>(afterFirstFrame), urgent && first]).then(() => {
    for (const name of root.dataset['scripts']?.split(' ') ?? []) {
      const link = { rel: 'modulepreload', href: `/_astro/${name}.js` }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
  })
  Object.assign(globalThis, { begins })
}

/** Resolves after the frame has been painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
