import { decodePack, type Pack } from '#search/pack.ts'
import { indexOf } from '#search/search.ts'
import { fetchPack, forgetPack } from './pack.ts'
import { pageLocale } from './page-locale.ts'

const packs = new Map<string, Promise<Pack>>()

/** Loads the search pack behind `url`, shared by all callers. Rejects and retries as `fetchPack`. */
export function loadPack(url: string): Promise<Pack> {
  const running = packs.get(url) ?? fetchAndDecode(url)
  packs.set(url, running)
  running.catch(() => packs.delete(url))
  return running
}

/** Loads and indexes the pack in advance, so that the first key press is fast. */
export async function openPack(url: string): Promise<Pack> {
  const pack = await loadPack(url)
  setTimeout(() => indexOf(pack), 0)
  return pack
}

async function fetchAndDecode(url: string): Promise<Pack> {
  const json = await fetchPack(url)
  try {
    return decodePack(json, pageLocale())
  } catch (cause) {
    forgetPack(url)
    throw cause
  }
}
