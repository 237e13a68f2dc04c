import type { Revealed } from '../../rules/engine.ts'
import { winnerOf } from '../play/shown.ts'

/** Lanes of a trophy: the ten questions of a day, or the last ten of a longer run. */
const LANES = 10
/** Shortest bar, in percent of the track; a name and a face fit on it. */
const LEAST_LENGTH = 56
const FREE_LENGTH = 40

/** One question: the larger figure at `length`, the smaller one at `behind`, in percent of the track. */
export type Lane = ReturnType<typeof winnerOf> & { hit: boolean; length: number; behind: number }

/** Lengths are relative to the largest figure of the same statistic. */
export function lanesOf(done: readonly Revealed[]): Lane[] {
  const shown = done.slice(-LANES)
  return shown.map((revealed) => {
    const { statistic, hit } = revealed
    const alike = shown.filter((other) => other.statistic === statistic)
    const most = Math.max(...alike.map((other) => winnerOf(other).high))
    const won = winnerOf(revealed)
    const length = LEAST_LENGTH + (FREE_LENGTH * won.high) / most
    return { ...won, hit, length: Math.round(length), behind: Math.round((length * won.low) / won.high) }
  })
}
