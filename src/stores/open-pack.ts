import { decodePack, type Pack } from '#search/pack.ts'
import { indexOf } from '#search/search.ts'
import { fetchPack, forgetPack } from './pack.ts'

const packs = new Map<string, Promise<Pack>>()

/** The search pack behind `url`, ready to play with, the same one for everybody. Rejects and tries again as `fetchPack`. */
export function loadPack(url: string): Promise<Pack> {
  const running = packs.get(url) ?? fetchAndDecode(url)
  packs.set(url, running)
  running.catch(() => packs.delete(url))
  return running
}

/** The same with its index, made while the player thinks, so that the first letter answers at once. */
export async function openPack(url: string): Promise<Pack> {
  const pack = await loadPack(url)
  setTimeout(() => indexOf(pack), 0)
  return pack
}

async function fetchAndDecode(url: string): Promise<Pack> {
  const json = await fetchPack(url)
  try {
    return decodePack(json)
  } catch (cause) {
    forgetPack(url)
    throw cause
  }
}
