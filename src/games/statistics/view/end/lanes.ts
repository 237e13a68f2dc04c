import type { Revealed } from '../../rules/engine.ts'
import { winnerOf } from '../play/shown.ts'

/** Lanes of a trophy: the ten questions of a day, or the last ten of a longer run. */
const LANES = 10
/** Shortest bar, in percent of the track: a name and a face fit on it. */
const LEAST = 56
const REST = 40

/** One question: the one with more at `length`, the other one at `behind`, in percent of the track. */
export type Lane = ReturnType<typeof winnerOf> & { hit: boolean; length: number; behind: number }

/** Lengths compare figures of the same statistic only. */
export function lanesOf(done: readonly Revealed[]): Lane[] {
  const shown = done.slice(-LANES)
  return shown.map((revealed) => {
    const { statistic, hit } = revealed
    const alike = shown.filter((other) => other.statistic === statistic)
    const most = Math.max(...alike.map((other) => winnerOf(other).high))
    const won = winnerOf(revealed)
    const length = LEAST + (REST * won.high) / most
    return { ...won, hit, length: Math.round(length), behind: Math.round((length * won.low) / won.high) }
  })
}
