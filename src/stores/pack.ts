const fetches = new Map<string, Promise<unknown>>()

/** Fetches a pack once per page. Rejects on failure; the next call retries. */
export function fetchPack(url: string): Promise<unknown> {
  const running = fetches.get(url) ?? fetchJson(url)
  fetches.set(url, running)
  running.catch(() => forgetPack(url))
  return running
}

/** Drops an invalid pack, so that the next call refetches. */
export const forgetPack = (url: string) => fetches.delete(url)

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`search pack: ${response.status}`)
  return response.json()
}
