import type { CSSProperties } from 'react'
import type { ResultRecord } from '#contracts/results.ts'
import { fill } from '#i18n/format.ts'
import type { Speech } from './words.ts'

/** Buckets of the distribution: solved at guess 1 to 8, then missed. */
const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 0] as const

type Props = Speech & { records: readonly ResultRecord[] }

/** How many guesses this player's own Wordles took; the newest one is in pink. */
export function WordleBars({ locale, t, games, records }: Props) {
  // A race in a room is scored by rounds, not by guesses.
  const runs = records.filter(({ mode }) => mode !== 'multiplayer')
  const solved = runs.filter(({ score }) => score > 0)
  const counts = SCORES.map((score) => runs.filter((run) => run.score === score).length)
  const most = Math.max(1, ...counts)
  const latest = runs.at(-1)?.score
  const average = solved.reduce((sum, { score }) => sum + score, 0) / solved.length
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average)
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{games.wordle}</h2>
        {solved.length > 0 && <span className="sm muted">{fill(t.average, { score: written })}</span>}
      </div>
      <ol className="dist n" aria-label={t.distribution}>
        {SCORES.map((score, index) => (
          <li key={score} className={score === latest ? 'me' : undefined}>
            <span>{score > 0 ? score : t.missed}</span>
            <i style={{ '--v': (100 * counts[index]!) / most } as CSSProperties} aria-hidden="true" />
            <span>{counts[index]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
