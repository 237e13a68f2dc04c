import { decodePack, type Pack } from '#search/pack.ts'

const loads = new Map<string, Promise<Pack>>()

/** The search pack behind `url`, fetched once a page. Rejects when it cannot be had; the next call tries again. */
export function loadPack(url: string): Promise<Pack> {
  const known = loads.get(url)
  if (known) return known
  const load = fetchPack(url)
  loads.set(url, load)
  load.catch(() => loads.delete(url))
  return load
}

async function fetchPack(url: string): Promise<Pack> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`search pack: ${response.status}`)
  return decodePack(await response.json())
}
