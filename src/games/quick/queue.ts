import { FIRST_WINDOW, WIDER, WIDER_MS } from '#contracts/lobby.ts'

/** A player waiting for a match; `since` in ms since 1970. */
export type Waiting = { id: string; player: string; rating: number; guest: boolean; since: number }

const gapOf = (one: Waiting, other: Waiting): number => Math.abs(one.rating - other.rating)

/** When each of two is within the other's rating window, ms since 1970; Infinity for the same player. */
export function fitAt(one: Waiting, other: Waiting): number {
  if (one.player === other.player) return Infinity
  const steps = Math.ceil(Math.max(0, gapOf(one, other) - FIRST_WINDOW) / WIDER)
  return Math.max(one.since, other.since) + steps * WIDER_MS
}

/** Prefers account against account (a rated match), then the nearer rating, then the longer wait. */
const byPreference = (one: Waiting) => (a: Waiting, b: Waiting) =>
  Number(a.guest !== one.guest) - Number(b.guest !== one.guest) || gapOf(one, a) - gapOf(one, b) || byWaiting(a, b)

const byWaiting = (one: Waiting, other: Waiting): number =>
  one.since - other.since || (one.id < other.id ? -1 : Number(one.id > other.id))

/** Pairs to start now; the longest waiting player chooses first. No two of the remaining players fit. */
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

/** When the next two waiting players fit, ms since 1970; null when none ever will. */
export function nextPairAt(queue: readonly Waiting[]): number | null {
  const at = Math.min(...queue.flatMap((one, index) => queue.slice(index + 1).map((other) => fitAt(one, other))))
  return at === Infinity ? null : at
}
