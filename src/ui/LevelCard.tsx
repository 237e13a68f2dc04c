import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { levelPhases } from '#core/level-phases.ts'
import { LevelBar } from './LevelBar.tsx'
import { Shirt } from './Shirt.tsx'

type Props = {
  from: number
  to: number
  lines: readonly { label: string; points: string }[]
  words: { level: (level: number) => string; figures: (earned: number, needed: number) => string; close: string }
  /** One sentence for screen readers. */
  announcement: string
  /** `+61` */
  gained: string
  onClose: () => void
  onHold: () => void
  onRelease: () => void
}

/**
 * The level bar after a gain. When the level rose, it fills to full, starts at zero again and fills to the new value.
 * Give it a new `key` per gain.
 */
export function LevelCard({ from, to, lines, words, announcement, gained, onClose, onHold, onRelease }: Props) {
  const { phase, percent, moves, isLast } = useLevelMotion(from, to)
  const rose = isLast && levelPhases(from, to).length > 1
  return (
    <section
      className="up"
      aria-label={words.level(phase.level)}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <Shirt number={phase.level} state={rose ? 'done' : 'next'} />
      <div aria-hidden="true">
        <p className="t">{words.level(phase.level)}</p>
        <p className="sm muted n">{words.figures(phase.end, phase.needed)}</p>
      </div>
      <b className="num plus" aria-hidden="true">
        {gained}
      </b>
      <button type="button" className="ib" aria-label={words.close} onClick={onClose}>
        <X className="i i-s" aria-hidden="true" />
      </button>
      <LevelBar percent={percent} moves={moves} />
      {lines.length > 1 && (
        <ul className="gains xs">
          {lines.map(({ label, points }) => (
            <li key={label}>
              {label} <b className="n">{points}</b>
            </li>
          ))}
        </ul>
      )}
      <Announcement text={announcement} />
    </section>
  )
}

/** Milliseconds that the bar needs to fill, as in overlays.css, and rests when it is full. */
const FILL_MS = 700
const REST_MS = 250

function useLevelMotion(from: number, to: number) {
  const [phases] = useState(() => levelPhases(from, to))
  const [calm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [index, setIndex] = useState(calm ? phases.length - 1 : 0)
  const [filled, setFilled] = useState(calm)
  const phase = phases[index]!
  const isLast = index === phases.length - 1

  useEffect(() => {
    if (filled) {
      if (isLast) return
      const next = setTimeout(() => {
        setFilled(false)
        setIndex(index + 1)
      }, FILL_MS + REST_MS)
      return () => clearTimeout(next)
    }
    // Two frames: the start has to be painted before the way to the end can be a transition.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setFilled(true))))
    return () => cancelAnimationFrame(frame)
  }, [filled, index, isLast])

  return { phase, isLast, moves: filled, percent: (100 * (filled ? phase.end : phase.start)) / phase.needed }
}

/** A live region speaks what changes in it: it is there first, and empty. */
function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  )
}
