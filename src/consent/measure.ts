import { cleanAddress, isMeasurable, isPlain } from './pages.ts'

type Queue = Window & {
  va?: (...call: unknown[]) => void
  vaq?: unknown[][]
  umami?: { track(name: string): void }
  plausible?: (name: string) => void
  countedAddress?: (type: string, payload: { url?: string }) => object
  dataLayer?: unknown[]
}

/** Events in addition to page views; they contain no data. */
type Counted = 'game_begun' | 'game_ended' | 'shared' | 'signed_up'

/** Loads the build's analytics script from our own host. */
export function startAnalytics(): void {
  if (!import.meta.env.ANALYTICS || !isMeasurable(location.pathname)) return
  const page = window as Queue
  page.va ??= (...call) => void (page.vaq ??= []).push(call)
  page.va('beforeSend', (event: { url: string }) => ({ ...event, url: cleanAddress(event.url) }))
  // Umami calls the function that this attribute names.
  page.countedAddress = (_, payload) => ({
    ...payload,
    referrer: '',
    ...(payload.url !== undefined && { url: new URL(cleanAddress(new URL(payload.url, location.href).href)).pathname }),
  })
  const { src, attributes } = JSON.parse(import.meta.env.ANALYTICS) as Analytics
  addScript(src, { 'data-before-send': 'countedAddress', ...attributes })
}

type Analytics = { src: string; attributes: Record<string, string> }

/** Loads the build's tag manager container, after setting consent mode; never on a page with a session. */
export function startTags(hasSession: boolean): void {
  if (!import.meta.env.TAGS || hasSession || !isMeasurable(location.pathname) || !isPlain(location)) return
  const page = window as Queue
  const layer = (page.dataLayer ??= [])
  // The container reads calls as `arguments` objects.
  const gtag: (...call: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- it ignores arrays
    layer.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'denied' })
  gtag('consent', 'update', { analytics_storage: 'granted' })
  layer.push({ page_location: cleanAddress(location.href), page_referrer: '' })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(import.meta.env.TAGS, {})
}

function addScript(src: string, attributes: Record<string, string>) {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
}

/** Counts an event with the loaded services. */
export function count(name: Counted): void {
  const page = window as Queue
  page.va?.('event', { name })
  page.umami?.track(name)
  page.plausible?.(name)
  page.dataLayer?.push({ event: name })
}

/** Deletes the cookies of an earlier container. */
export function forgetTags(): void {
  for (const name of document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0]!)) {
    if (!/^_ga/.test(name)) continue
    const parts = location.hostname.split('.')
    const domains = parts.map((_, at) => `;domain=${parts.slice(at).join('.')}`)
    for (const domain of ['', ...domains]) document.cookie = `${name}=;max-age=0;path=/${domain}`
  }
}
