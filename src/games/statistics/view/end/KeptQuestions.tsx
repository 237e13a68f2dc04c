import { fill, number } from '#i18n/format.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { Icon } from '#ui/Icon.tsx'
import type { View } from '../../rules/engine.ts'
import { questionOf } from '../play/question.ts'
import { truthText, winnerOf } from '../play/shown.ts'
import styles from './kept-questions.module.css'
import type { GameWords } from '#play/game.ts'

/** The questions with their figures; a row opens to the full question and the report link. */
export function KeptQuestions({ view, locale, t: { own, end } }: EndProps<View, GameWords<'statistics'>>) {
  return (
    <>
      <KeptRows
        columns="8.6em"
        rows={view.done.map((told, at) => {
          const { more, less, high, low } = winnerOf(told)
          const verdict = told.picked === null ? own.noAnswer : told.hit ? own.right : own.wrong
          const truth = `${questionOf(told, own)} ${truthText(told, locale, own)}`
          return {
            key: String(at),
            name: fill(own.over, { name: more.name, than: less.name }),
            label: `${truth} ${verdict}`,
            signs: (
              <span className={styles.signs}>
                {number(locale, high)}–{number(locale, low)}
                <span className={styles.mark} data-hit={told.hit}>
                  <Icon name={told.hit ? 'check' : 'cross'} />
                </span>
              </span>
            ),
            more: (
              <>
                <p className="sm muted">{truth}</p>
                {[more, less].map(({ id, name }) => (
                  <div key={id} className={styles.report}>
                    <span>{name}</span>
                    <ReportButton
                      small
                      about={{ game: 'statistics', about: { kind: 'footballer', id }, name }}
                      locale={locale}
                      t={end}
                    />
                  </div>
                ))}
              </>
            ),
          }
        })}
      />
      <p className="sm muted">{own.leagueOnlyLong}</p>
    </>
  )
}
