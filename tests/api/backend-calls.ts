import { vi } from 'vitest'

/** Folds results into boards a moment after an answer, so it can fall into the time of a later request. */
export const LATER = '/rest/v1/rpc/fold_results'

/** Sends a request; counts the backend calls made until its answer, without those sent after answers. */
export async function countCalls<Reply>(send: () => Promise<Reply>): Promise<{ reply: Reply; calls: number }> {
  const asked = vi.spyOn(globalThis, 'fetch')
  try {
    const reply = await send()
    const addresses = asked.mock.calls.map(([target]) => (target instanceof Request ? target.url : String(target)))
    return { reply, calls: addresses.filter((address) => new URL(address).pathname !== LATER).length }
  } finally {
    asked.mockRestore()
  }
}
