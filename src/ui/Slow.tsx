import { Button } from './Button.tsx'
import { useAfter } from './use-after.ts'

/** Loading is announced after this time. */
const SLOW_MS = 1_000
/** Time after which loading counts as failed and a retry is offered. */
const FAILED_MS = 8_000

type Props = {
  /** Announced while it loads. */
  waits: string
  /** "Could not load." and the label of the button. */
  failed: string
  again: string
  /** By default the page is loaded again. */
  onAgain?: () => void
}

/** Text below a skeleton: empty at first, then a notice that loading is slow, after 8 s an error with a retry. */
export function Slow({ waits, failed, again, onAgain = () => location.reload() }: Props) {
  const isSlow = useAfter(true, SLOW_MS)
  const isLost = useAfter(true, FAILED_MS)
  return (
    <>
      <p className="muted" role="status">
        {isLost ? failed : isSlow && waits}
      </p>
      {isLost && <Button onClick={onAgain}>{again}</Button>}
    </>
  )
}
