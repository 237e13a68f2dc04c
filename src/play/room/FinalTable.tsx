import { plural } from '#i18n/format.ts'
import { ReportNameButton } from '#overlays/ReportNameButton.tsx'
import type { Row, Standing } from '#games/match/state.ts'
import type { RoomGame, RoomWords } from './game.ts'
import styles from './full-time.module.css'
import { seatName } from './seats.ts'

type Props = { game: RoomGame; standings: readonly Standing<Row>[]; you: number | null; words: RoomWords }

/** All places, the deciding figures, and points; and a report link for a rival's name. */
export function FinalTable({ game, standings, you, words }: Props) {
  const { locale, t } = words
  const rivals = standings.filter(({ seat }) => seat !== you).map(({ name }) => name)
  return (
    <section className="card stack">
      <h2>{t.rooms.finalTable}</h2>
      <ol className={styles.table}>
        {standings.map((row) => (
          <li key={row.seat} data-mine={row.seat === you || undefined}>
            <b className="num muted">{row.rank ?? '–'}</b>
            <span className={styles.name}>
              <b>{seatName(row, you, words)}</b>
              <small>{row.out ? t.rooms.isOut : game.score(row, words).detail}</small>
            </span>
            <b className="n">{plural(locale, t.rooms.points, row.points)}</b>
          </li>
        ))}
      </ol>
      {rivals.length > 0 && <ReportNameButton names={[...new Set(rivals)]} locale={locale} t={t.rooms} />}
    </section>
  )
}
