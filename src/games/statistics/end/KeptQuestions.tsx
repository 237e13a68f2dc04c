import { fill, number } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { ReportButton } from '#islands/ReportButton.tsx'
import { SmallFace } from '#play/duel/SmallFace.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { Sign } from '#ui/Sign.tsx'
import type { View } from '../engine/index.ts'
import { questionOf, truthSays, winnerOf } from '../question.ts'
import styles from './kept-questions.module.css'

/** The questions with their figures; a row opens the question in full, and the way to say that a figure is wrong. */
export function KeptQuestions({ view, pack, locale, t: { own, end } }: EndProps<View, Messages<'statistics'>>) {
  return (
    <div className={styles.rows}>
      {view.done.map((told, at) => {
        const { more, less, high, low } = winnerOf(told)
        return (
          <details key={at} name="kept-row">
            <summary className={styles.row}>
              <SmallFace id={more.id} pack={pack} size={32} />
              <span className={styles.names}>
                {more.name} <span className="muted">{fill(own.over, { name: less.name })}</span>
              </span>
              <span className={styles.figures}>
                {number(locale, high)}–{number(locale, low)}
              </span>
              <span className={styles.mark} data-hit={told.hit}>
                <Sign name={told.hit ? 'check' : 'cross'} />
                <span className="vh">{told.picked === null ? own.noAnswer : told.hit ? own.right : own.wrong}</span>
              </span>
            </summary>
            <div className={styles.more}>
              <p>
                {questionOf(told, own)} {truthSays(told, locale, own)}
              </p>
              {[more, less].map(({ id, name }) => (
                <p key={id} className={styles.report}>
                  <span>{name}</span>
                  <ReportButton
                    small
                    about={{ game: 'statistics', about: { kind: 'footballer', id }, name }}
                    locale={locale}
                    t={end}
                  />
                </p>
              ))}
            </div>
          </details>
        )
      })}
      <p className="sm muted">{own.leagueOnlyLong}</p>
    </div>
  )
}
