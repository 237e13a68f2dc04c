import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { QuizReveal } from '#contracts/quiz-room.ts'
import { fill, number } from '#i18n/format.ts'
import { Film } from '../play/Film.tsx'
import type { Mark } from '../play/Marks.tsx'
import type { Words } from '../play/words.ts'
import { $ghost } from './ghost.ts'
import styles from './half-time.module.css'
import { Lanes } from './Lanes.tsx'
import { Lines } from './Lines.tsx'

/** Maximum of table lines that fit on the screen. */
const SHOWN = 6

type Props = Words & { reveal: QuizReveal; kit: string | undefined }

/** The table after the fifth question; with few people, lanes that include the pace-setters. */
export function HalfTime({ reveal, kit, ...words }: Props) {
  const { locale, t } = words
  const { own, table, pace } = reveal
  const place = own?.place ?? null
  const ghost = useStore($ghost)
  const half = own && ghost > 0 ? Math.round(ghost / 2) : null
  const above = place !== null && place > 0 ? table[place - 1] : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={styles.half} aria-labelledby="half">
      <h2 id="half" ref={heading} tabIndex={-1}>
        {t.halfTime}
      </h2>
      {pace.length > 0 ? (
        <Lanes {...words} own={own && { score: own.score, kit }} table={table} place={place} pace={pace} ghost={half} />
      ) : (
        <Lines
          {...words}
          lines={table.slice(0, SHOWN)}
          place={place !== null && place < SHOWN ? place : null}
          own={own?.rank ? { rank: own.rank, score: own.score, kit } : null}
        />
      )}
      {own && above && pace.length === 0 && (
        <p className="muted n">
          {fill(t.behind, { name: above.name, points: number(locale, above.score - own.score) })}
        </p>
      )}
    </section>
  )
}

type AnswersProps = Words & {
  film: NonNullable<QuizReveal['film']>
  /** A spectator has no marks. */
  isSeated: boolean
  marks: readonly Mark[]
}

/** The five answers so far, shown instead of the options. */
export function HalfTimeAnswers({ film, isSeated, marks, ...words }: AnswersProps) {
  const right = marks.filter((mark) => mark === 'right').length
  return (
    <section className={styles.answers}>
      {isSeated && <h3>{fill(words.t.of, { right, max: film.length })}</h3>}
      <Film {...words} frames={film.map((frame, at) => ({ ...frame, mark: isSeated ? marks[at]! : null }))} />
    </section>
  )
}
