import type { GameId } from '#core/games.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import styles from './report-rows.module.css'

type Props = {
  game: GameId
  title: string
  rows: readonly { id: string; name: string; says: string }[]
  locale: Locale
  t: Messages<'end'>
}

/** All footballers of a run with their figures, collapsed; each can be reported. */
export function ReportRows({ game, title, rows, locale, t }: Props) {
  return (
    <details className={styles.rows}>
      <summary>{title}</summary>
      <ul>
        {rows.map(({ id, name, says }) => (
          <li key={id}>
            <span>
              {name}, <b className="n">{says}</b>
            </span>
            <ReportButton small about={{ game, about: { kind: 'footballer', id }, name }} locale={locale} t={t} />
          </li>
        ))}
      </ul>
    </details>
  )
}
