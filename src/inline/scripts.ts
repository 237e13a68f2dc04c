import { root } from './fill.ts'
import { afterFirstFrame } from './first-frame.ts'

/** Asks for all scripts of the page's islands together; src/integrations/early-scripts.ts wrote down which they are. */
export function askForScripts() {
  afterFirstFrame(() => {
    for (const name of root.dataset['scripts']?.split(' ') ?? []) {
      const link = { rel: 'modulepreload', href: `/_astro/${name}.js` }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
  })
}
