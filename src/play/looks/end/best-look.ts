import type { LooksDone } from '../looks.ts'

/** Hero: the picture named earliest, else the last one missed. None in text mode. */
export function bestLook<Done extends LooksDone>(done: readonly Done[]): Done | undefined {
  const seen = done.filter(({ inWords }) => !inWords)
  const found = seen.filter(({ result }) => result === 'found').toSorted((one, other) => one.look - other.look)
  return found[0] ?? seen.at(-1)
}
