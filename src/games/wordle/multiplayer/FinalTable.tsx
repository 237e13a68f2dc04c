import { fill, plural } from '#i18n/format.ts'
import { ReportNameButton } from '#islands/ReportNameButton.tsx'
import { seatName } from './seats.ts'
import type { Standing, Words } from './words.ts'

type Props = { standings: readonly Standing[]; you: number | null; words: Words }

/** Everybody's place, time and points; and a word to an admin about a rival's name. */
export function FinalTable({ standings, you, words }: Props) {
  const { locale, t } = words
  const rivals = standings.filter(({ seat }) => seat !== you).map(({ name }) => name)
  return (
    <div className="stack">
      <ol className="lead n" aria-label={t.rooms.finalTable}>
        {standings.map((row) => (
          <li key={row.seat} className={row.seat === you ? 'me' : undefined}>
            <b className="num muted">{row.rank ?? '–'}</b>
            <span className="cut">{seatName(row, you, words)}</span>
            <span className="xs muted">
              {row.out ? t.rooms.rivalOut : fill(t.rooms.seconds, { seconds: Math.round(row.ms / 1000) })}
            </span>
            <b>{plural(locale, t.rooms.points, row.points)}</b>
          </li>
        ))}
      </ol>
      {rivals.length > 0 && <ReportNameButton names={[...new Set(rivals)]} locale={locale} t={t.rooms} />}
    </div>
  )
}
