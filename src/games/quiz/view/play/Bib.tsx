import type { Knows } from '../../match/state.ts'
import { fill, number } from '#i18n/format.ts'
import styles from './bib.module.css'
import type { Words } from './words.ts'

/** The grey bib of a pace-setter, or the dashed shirt of the player's last match (`knows` null). */
export const Bib = ({ knows }: { knows: Knows | null }) => (
  <span className={styles.bib} data-own={knows === null || undefined} aria-hidden="true">
    <svg viewBox="0 0 96 88">
      <use href="#shirt" />
    </svg>
    {knows !== null && <b className="num">{knows}</b>}
  </span>
)

/** Bibs of the pace-setters of the next match, with the percentage each knows. */
export const Bench = ({ pace, ghost, locale, t }: Words & { pace: readonly Knows[]; ghost: number | null }) => (
  <ul className={`n ${styles.bench}`}>
    {pace.map((knows) => (
      <li key={knows}>
        <Bib knows={knows} />
        <b>{t.pace}</b>
        <small>{fill(t.paceKnows, { n: knows })}</small>
      </li>
    ))}
    {ghost !== null && (
      <li>
        <Bib knows={null} />
        <b>{t.ownGhost}</b>
        <small>{fill(t.lastMatch, { score: number(locale, ghost) })}</small>
      </li>
    )}
  </ul>
)
