import { COUNT_MS } from './reveal.ts'
import { useProgress } from './use-progress.ts'

type Props = { from: number; to: number; ms?: number; label: (figure: number) => string }

/** A figure counting up to `to`. Screen readers get the final value. */
export function Counting({ from, to, ms = COUNT_MS, label }: Props) {
  const progress = useProgress(ms)
  return (
    <>
      <span aria-hidden="true">{label(from + (to - from) * progress)}</span>
      <span className="vh">{label(to)}</span>
    </>
  )
}
