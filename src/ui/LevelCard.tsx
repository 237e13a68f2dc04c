import { X } from 'lucide-react'
import { Announcement } from './Announcement.tsx'
import { LevelBar } from './LevelBar.tsx'
import { Shirt } from './Shirt.tsx'
import { useLevelMotion } from './use-level-motion.ts'

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
 * The level bar after a gain. On a level-up it fills completely, restarts at zero and fills to the new value. Needs a
 * new `key` per gain.
 */
export function LevelCard({ from, to, lines, words, announcement, gained, onClose, onHold, onRelease }: Props) {
  const { phase, percent, moves, rose } = useLevelMotion(from, to)
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
