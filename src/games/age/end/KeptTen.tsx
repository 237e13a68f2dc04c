import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { ReportButton } from '#islands/ReportButton.tsx'
import { placeLine } from '#play/football-words.ts'
import type { View } from '../engine/index.ts'
import { signedOff } from '../figures.ts'
import { bornSays } from '../verdict.ts'
import styles from './kept-ten.module.css'

/** The ten with answer and truth; a row opens the birth date, and the way to say that it is wrong. */
export function KeptTen({ view, pack, locale, t: { own, football, end } }: EndProps<View, Messages<'age'>>) {
  return (
    <div className={styles.rows}>
      {view.done.map((one) => {
        const off = signedOff(one)
        const says = fill(off === null ? own.unanswered : own.answered, { answer: one.answer ?? '', age: one.age })
        return (
          <details key={one.id} name="kept-row">
            <summary className={styles.row}>
              <span className={styles.name}>{one.name}</span>
              <span className="vh">{says}</span>
              <span className={styles.answer} aria-hidden="true">
                {one.answer ?? '–'}
              </span>
              <span className={styles.age} aria-hidden="true">
                {one.age}
              </span>
              <span
                className={styles.off}
                data-off={off === null ? 'none' : Math.min(5, Math.abs(off))}
                aria-hidden="true"
              >
                {off === null ? '×' : off > 0 ? `+${off}` : off < 0 ? `−${-off}` : '0'}
              </span>
            </summary>
            <div className={styles.more}>
              <p>
                {bornSays(one, locale, own)} {placeLine(one, { pack, locale, football })}.
              </p>
              <ReportButton
                small
                about={{ game: 'age', about: { kind: 'footballer', id: one.id }, name: one.name }}
                locale={locale}
                t={end}
              />
            </div>
          </details>
        )
      })}
    </div>
  )
}
