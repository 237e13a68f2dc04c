const fetches = new Map<string, Promise<unknown>>()

/** A pack behind `url` as it comes, fetched once a page. Rejects when it cannot be had; the next call tries again. */
export function fetchPack(url: string): Promise<unknown> {
  const running = fetches.get(url) ?? fetchJson(url)
  fetches.set(url, running)
  running.catch(() => forgetPack(url))
  return running
}

/** What came was no pack: the next call fetches again. */
export const forgetPack = (url: string) => fetches.delete(url)

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`search pack: ${response.status}`)
  return response.json()
}
