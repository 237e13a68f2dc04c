import type { LooksDone } from '../looks.ts'

/** Who or what stands in the hero: what was named soonest, else the last one missed. Of what was played in words nothing. */
export function bestLook<Done extends LooksDone>(done: readonly Done[]): Done | undefined {
  const seen = done.filter(({ inWords }) => !inWords)
  const found = seen.filter(({ result }) => result === 'found').toSorted((one, other) => one.look - other.look)
  return found[0] ?? seen.at(-1)
}
