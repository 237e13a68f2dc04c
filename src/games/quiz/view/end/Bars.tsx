import type { CSSProperties } from 'react'
import { fill, number } from '#i18n/format.ts'
import type { Words } from '../play/words.ts'
import styles from './bars.module.css'

type Props = Words & { score: number | null; ghosts: readonly { name: string; score: number }[] }

/** Own score against the ghosts', which are on no table. */
export function Bars({ score, ghosts, locale, t }: Props) {
  const rows = [
    ...(score === null ? [] : [{ name: t.you, score, mine: true }]),
    ...ghosts.map((ghost) => ({ name: fill(t.ghost, { n: ghost.name }), score: ghost.score, mine: false })),
  ].sort((one, other) => other.score - one.score)
  const most = Math.max(1, ...rows.map((row) => row.score))
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{t.againstGhosts}</h2>
        <span className="sm muted">{t.onNoTable}</span>
      </div>
      <ol className={`n ${styles.bars}`}>
        {rows.map((row) => (
          <li key={row.name} data-mine={row.mine || undefined}>
            <b>{row.name}</b>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ '--share': row.score / most } as CSSProperties} />
            </span>
            <span>{number(locale, row.score)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
