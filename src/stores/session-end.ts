/**
 * Why a session of this tab ends: its player logs out here, or the service refuses to renew it. A session that ends
 * without a cause was ended in another tab.
 */
export type Cause = 'player' | 'refused'

let cause: Cause | null = null

export const setCause = (now: Cause | null) => void (cause = now)

/** The cause of the end that is being told, once. */
export function takeCause(): Cause | null {
  const taken = cause
  cause = null
  return taken
}
