import { useStore } from '@nanostores/react'
import type { QuizReveal } from '#contracts/quiz-room.ts'
import { fill, number } from '#i18n/format.ts'
import { Marks, type Mark } from '../play/Marks.tsx'
import type { Words } from '../play/words.ts'
import { $ghost } from './ghost.ts'
import styles from './half-time.module.css'
import { Lanes } from './Lanes.tsx'
import { Lines } from './Lines.tsx'

/** Lines of the table, so that it fits beside the own answers. */
const SHOWN = 6

type Props = Words & { reveal: QuizReveal; kit: string | undefined; marks: readonly Mark[] }

/** The table after the fifth question, on the big screen; beside few people the lanes of the machines. */
export function HalfTime({ reveal, kit, marks, ...words }: Props) {
  const { locale, t } = words
  const { own, table, pace } = reveal
  const place = own?.place ?? null
  const ghost = useStore($ghost)
  const half = own && ghost > 0 ? Math.round(ghost / 2) : null
  const above = place !== null && place > 0 ? table[place - 1] : undefined
  return (
    <section className={styles.half} aria-labelledby="half">
      <h2 id="half">{t.halfTime}</h2>
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
      {own && above && (
        <p className="muted n">
          {fill(t.behind, { name: above.name, points: number(locale, above.score - own.score) })}
        </p>
      )}
      {own && <Marks {...words} marks={marks} />}
    </section>
  )
}
