import { useEffect, useState } from 'react'

const LINE_MS = 500

type Props = {
  lines: readonly { label: string; points: string }[]
  total: { label: string; points: string }
  showAll: string
  /** The run has just ended: line after line. Otherwise all are there. */
  fresh: boolean
}

/** The breakdown of the points, a line every 500 ms; the button or a press anywhere shows the rest at once. */
export function PointLines({ lines, total, showAll, fresh }: Props) {
  const [shown, setShown] = useState(() => (fresh && !isCalm() ? 0 : lines.length + 1))
  const all = shown > lines.length

  useEffect(() => {
    if (all) return
    const timer = setTimeout(() => setShown((count) => count + 1), LINE_MS)
    return () => clearTimeout(timer)
  }, [all, shown])

  const skip = () => setShown(lines.length + 1)
  return (
    <div className="pts n" onClick={all ? undefined : skip}>
      {[...lines, total].map(({ label, points }, at) => (
        <div
          key={label}
          className={`${at === lines.length ? 'sum ' : ''}${at < shown ? 'shown' : 'waits'}`}
          aria-hidden={at < shown ? undefined : true}
        >
          <span>{label}</span>
          <b>{points}</b>
        </div>
      ))}
      {!all && (
        <button type="button" className="skip-lines lk sm" onClick={skip}>
          {showAll}
        </button>
      )}
    </div>
  )
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
