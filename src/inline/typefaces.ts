import { root } from './fill.ts'

/**
 * The first frame of a first visit is drawn in fonts of the device: ours are fetched when it stands, so that nothing
 * shares the line with it (tokens.css, `data-plain`). Who comes from another of our pages has them in the cache.
 */
export function typefacesLater() {
  const { referrer } = document
  if ('seen' in root.dataset || (referrer && new URL(referrer).origin === location.origin)) return
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return
  root.dataset['plain'] = ''
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) delete root.dataset['plain']
  }).observe({ type: 'paint', buffered: true })
}
