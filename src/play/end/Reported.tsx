import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import styles from './reported.module.css'

type Props = {
  game: GameId
  footballers: readonly { id: string; name: string; fact?: string | undefined }[]
  locale: Locale
  t: Parameters<typeof ReportButton>[0]['t']
}

/** Footballers of an opened row, each with a fact about him and a report link. */
export const Reported = ({ game, footballers, locale, t }: Props) => (
  <ul className={styles.reported}>
    {footballers.map(({ id, name, fact }) => (
      <li key={id}>
        <p>
          <b>{name}</b> {fact && <span className="muted">{fact}</span>}
        </p>
        <ReportButton iconOnly about={{ game, about: { kind: 'footballer', id }, name }} locale={locale} t={t} />
      </li>
    ))}
  </ul>
)
