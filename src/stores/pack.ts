import type { Pack } from '#search/pack.ts'

const fetches = new Map<string, Promise<unknown>>()
const loads = new Map<string, Promise<Pack>>()

/** The search pack behind `url` as it comes, fetched once a page. Rejects when it cannot be had; the next call tries again. */
export const fetchPack = (url: string): Promise<unknown> => once(fetches, url, fetchJson)

/** The search pack behind `url`, ready to play with. Rejects and tries again as `fetchPack`. */
export const loadPack = (url: string): Promise<Pack> => once(loads, url, fetchAndDecode)

function once<Thing>(known: Map<string, Promise<Thing>>, url: string, load: (url: string) => Promise<Thing>) {
  const running = known.get(url) ?? load(url)
  known.set(url, running)
  running.catch(() => known.delete(url))
  return running
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`search pack: ${response.status}`)
  return response.json()
}

async function fetchAndDecode(url: string): Promise<Pack> {
  const [json, { decodePack }] = await Promise.all([fetchPack(url), import('#search/pack.ts')])
  try {
    return decodePack(json)
  } catch (cause) {
    fetches.delete(url)
    throw cause
  }
}
