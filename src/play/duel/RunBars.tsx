import type { CSSProperties } from 'react'
import type { Pack } from '#search/pack.ts'
import { SmallFace } from './SmallFace.tsx'
import styles from './run-bars.module.css'
import type { GameId } from '#core/games.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

type Bar = {
  id: string
  /** Short figure above the bar. */
  figure: string
  /** Height relative to the tallest bar, 0 to 1. */
  height: number
  /** Null for the opening footballer, who was not asked about. */
  hit: boolean | null
  /** The bar as a sentence. */
  label: string
}

/** A run as bars with faces, in order of play; misses are grey. */
export function RunBars({ bars, pack }: { bars: readonly Bar[]; pack: Pack }) {
  return (
    <ol className={styles.bars}>
      {bars.map(({ id, figure, height, hit, label }) => (
        <li key={id} data-missed={hit === false || undefined}>
          <span className="vh">{label}</span>
          <b className="num n" aria-hidden="true">
            {figure}
          </b>
          <i style={{ '--height': height } as CSSProperties} aria-hidden="true" />
          <SmallFace id={id} pack={pack} size={25} />
        </li>
      ))}
    </ol>
  )
}

type Props = {
  game: GameId
  title: string
  rows: readonly { id: string; name: string; label: string }[]
  locale: Locale
  t: Messages<'end'>
}

/** All footballers of a run with their figures, collapsed; each can be reported. */
export function ReportRows({ game, title, rows, locale, t }: Props) {
  return (
    <details className={styles.rows}>
      <summary>{title}</summary>
      <ul>
        {rows.map(({ id, name, label }) => (
          <li key={id}>
            <span>
              {name}, <b className="n">{label}</b>
            </span>
            <ReportButton iconOnly about={{ game, about: { kind: 'footballer', id }, name }} locale={locale} t={t} />
          </li>
        ))}
      </ul>
    </details>
  )
}
