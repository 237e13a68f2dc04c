import { FIRST_WINDOW, WIDER, WIDER_MS } from '#contracts/lobby.ts'

/** Somebody who looks for a match; `since` in ms since 1970. */
export type Waiting = { id: string; player: string; rating: number; guest: boolean; since: number }

const gapOf = (one: Waiting, other: Waiting): number => Math.abs(one.rating - other.rating)

/** When each is within the other's window, ms since 1970; never for one and the same player. */
export function fitAt(one: Waiting, other: Waiting): number {
  if (one.player === other.player) return Infinity
  const steps = Math.ceil(Math.max(0, gapOf(one, other) - FIRST_WINDOW) / WIDER)
  return Math.max(one.since, other.since) + steps * WIDER_MS
}

/** Accounts with accounts, whose match is rated; then who is nearer; then who has waited longer. */
const byPreference = (one: Waiting) => (a: Waiting, b: Waiting) =>
  Number(a.guest !== one.guest) - Number(b.guest !== one.guest) || gapOf(one, a) - gapOf(one, b) || byWaiting(a, b)

const byWaiting = (one: Waiting, other: Waiting): number =>
  one.since - other.since || (one.id < other.id ? -1 : Number(one.id > other.id))

/** Who plays whom now: whoever has waited longest chooses first. Who is left over fits nobody who is left over. */
export function pairsIn(queue: readonly Waiting[], now: number): [Waiting, Waiting][] {
  const free = new Set(queue.toSorted(byWaiting))
  const pairs: [Waiting, Waiting][] = []
  for (const one of free) {
    const [rival] = [...free].filter((other) => fitAt(one, other) <= now).sort(byPreference(one))
    if (!rival) continue
    free.delete(one)
    free.delete(rival)
    pairs.push([one, rival])
  }
  return pairs
}

/** When two of those who wait fit, ms since 1970; null when no two ever do. */
export function nextPairAt(queue: readonly Waiting[]): number | null {
  const at = Math.min(...queue.flatMap((one, index) => queue.slice(index + 1).map((other) => fitAt(one, other))))
  return at === Infinity ? null : at
}
