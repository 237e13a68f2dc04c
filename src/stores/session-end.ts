/**
 * Cause of a session's end in this tab: the player logs out, or the service refuses to renew it. Without a cause
 * another tab ended it.
 */
export type Cause = 'player' | 'refused'

let cause: Cause | null = null

export const setCause = (now: Cause | null) => void (cause = now)

/** Takes the cause of the end, once. */
export function takeCause(): Cause | null {
  const taken = cause
  cause = null
  return taken
}
