import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { HandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, Strategy, type StrategyHandler } from 'workbox-strategies'
import { CACHE_PREFIX, CACHES, kitsAddress, type KeepRequest, type Kits } from '#core/offline.ts'
import { localeOfPath } from '#i18n/locales.ts'
import { handlingOf, isOfBuild, isStorable, offlinePath, readKeepRequest, readKits, wantedPages } from './rules.ts'

declare const self: ServiceWorkerGlobalScope
/** Written by the build (src/integrations/service-worker.ts). */
declare const OFFLINE_PAGES: { url: string; revision: string }[]

/** After this time a kept page is shown, if there is one. */
const PAGE_SECONDS = 3
const DAY_SECONDS = 86_400
/** Practice pages of all three languages. */
const MOST_PAGES = 40
const PAGE_DAYS = 30
/** Parts of many builds in three languages: they outlive every page that needs them. */
const MOST_PARTS = 3_000
const PART_DAYS = 60
const MOST_DRAWINGS = 400

const lasting = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true })

const completeOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
}
const neverStored: WorkboxPlugin = { cacheWillUpdate: async () => null }

/**
 * Asks for a page in the language of its address: with cookies and the browser's own languages the site would redirect
 * an address without a language.
 */
const inItsLanguage: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    new Request(request.url, {
      headers: { 'accept-language': localeOfPath(new URL(request.url).pathname) },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-cache',
    }),
}

const offlinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => matchPrecache(offlinePath(new URL(request.url).pathname)),
}

const anyQuery = { ignoreSearch: true, ignoreVary: true }
const pageAge = lasting(MOST_PAGES, PAGE_DAYS)

/** The network's page, which is stored by `keepPage` only: a stored page always has its parts. */
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PAGE_SECONDS,
  matchOptions: anyQuery,
  plugins: [neverStored, pageAge, offlinePage],
})
const parts = new CacheFirst({
  cacheName: CACHES.parts,
  plugins: [completeOnly, lasting(MOST_PARTS, PART_DAYS)],
})
const drawings = new StaleWhileRevalidate({
  cacheName: CACHES.drawings,
  plugins: [completeOnly, lasting(MOST_DRAWINGS, PART_DAYS)],
})
const STRATEGIES = { page: pages, part: parts, drawing: drawings }

for (const kind of ['page', 'part', 'drawing'] as const) {
  registerRoute(
    ({ request, url }) =>
      handlingOf({ method: request.method, mode: request.mode, url, origin: self.location.origin }) === kind,
    STRATEGIES[kind],
  )
}

setCacheNameDetails({ prefix: CACHE_PREFIX.slice(0, -1), precache: 'offline', suffix: '' })
addPlugins([inItsLanguage])
precache(OFFLINE_PAGES)

// Safe at any time: pages come from the network, and the files of an older page stay stored.
void self.skipWaiting()
clientsClaim()

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeOldCaches(), preload()])))

self.addEventListener('message', (event) => {
  const asked = readKeepRequest(event.data)
  // Without a connection, or with a full storage, the page is not kept; the next visit asks again.
  if (asked) event.waitUntil(keep(asked, event).catch(() => event.source?.postMessage({ kept: null, of: 0 })))
})

/** Caches of an older version of this worker. */
async function removeOldCaches(): Promise<void> {
  const known: string[] = Object.values(CACHES)
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Lets the browser request a page while the worker starts. */
const preload = () => self.registration.navigationPreload?.enable()

/** Stores the requested pages one after the other and reports the number stored to the sender. */
async function keep(asked: KeepRequest, event: ExtendableMessageEvent): Promise<void> {
  const wanted = wantedPages(asked, await kitsOf(asked.build, event))
  for (const [at, { path, parts: addresses }] of wanted.entries()) {
    if (!(await isKept(path, asked.build))) {
      await Promise.all(addresses.map((address) => store(parts, address, event)))
      await store(new KeptPage(asked.build), path, event)
    }
    event.source?.postMessage({ kept: at + 1, of: wanted.length })
  }
}

async function kitsOf(build: string, event: ExtendableEvent): Promise<Kits> {
  const kits = readKits(await (await store(parts, kitsAddress(build), event)).json())
  if (!kits) throw new Error('no list of files')
  return kits
}

async function isKept(path: string, build: string): Promise<boolean> {
  const page = await caches.match(path, { cacheName: CACHES.pages, ...anyQuery })
  return page !== undefined && isOfBuild(await page.text(), build)
}

/** Resolves when the answer is stored; rejects when it is not complete. */
async function store(strategy: Strategy, address: string, event: ExtendableEvent): Promise<Response> {
  const options: HandlerCallbackOptions = { request: new Request(address, { priority: 'low' }), event }
  const [answer, done] = strategy.handleAll(options)
  const response = await answer
  const isComplete = isStorable(response)
  const copy = response.clone()
  await done
  if (!isComplete) throw new Error(address)
  return copy
}

/** Fetches a page and stores it, unless the site has another build by now. */
class KeptPage extends Strategy {
  constructor(build: string) {
    super({ cacheName: CACHES.pages, matchOptions: anyQuery, plugins: [inItsLanguage, completeOnly, pageAge] })
    this.plugins.push({
      fetchDidSucceed: async ({ response }) => {
        if (!isOfBuild(await response.clone().text(), build)) throw new Error('another build')
        return response
      },
    })
  }

  override _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    return handler.fetchAndCachePut(request)
  }
}
