import { HeatTile } from '../heat/HeatTile.tsx'
import { heatOf } from '../heat/heat.ts'

/** What is told of an answer: how far off it was, that in words, and whatever else is known now. */
export function Verdict({ off, says, more }: { off: number; says: string; more: readonly string[] }) {
  return (
    <>
      <HeatTile size="small" heat={heatOf(off)} says={String(Math.abs(off))} />
      <b>{says}</b> {more.join(' ')}
    </>
  )
}
