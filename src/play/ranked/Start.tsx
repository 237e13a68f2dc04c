import type { ReactNode } from 'react'
import { fill, number } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { GameId } from '#core/games.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import { useBestScore } from '../duel/use-best.ts'
import styles from './start.module.css'
import type { RANKED } from '#games/catalogue.ts'

/** Id of the mode, repeated here because the catalogue is too large for a first view. */
export const MODE: typeof RANKED = 'ranked'

/** Storage key of this browser's open run. */
export const openKey = (game: GameId): string => `${game}-ranked`

type Props = {
  game: GameId
  /** Seconds per answer. */
  seconds: number
  lead: string
  /** The card that explains the game: markup of the page. */
  first?: ReactNode
  /** True after the press, while the first pair is loading. */
  busy: boolean
  trouble: RunTrouble | null
  onBegin: () => void
  practice: string
  locale: Locale
  t: Messages<'ranked'>
}

/** Screen before a ranked run; no clock runs until kick-off. */
export function Start({ game, seconds, lead, first, busy, trouble, onBegin, practice, locale, t }: Props) {
  const best = useBestScore(game, MODE)
  return (
    <div className={styles.start} data-frame="">
      <section className={styles.hero}>
        <b className={`num n ${styles.ring}`} aria-hidden="true">
          {seconds}
        </b>
        <div>
          <h2 className={styles.title}>{t.oneLife}</h2>
          <p>{lead}</p>
          {best !== null && <p className={styles.best}>{fill(t.yourBest, { count: number(locale, best) })}</p>}
        </div>
      </section>
      <div className={styles.first}>{first}</div>
      <div className={styles.dock} data-dock="">
        <p role="status" className={trouble ? styles.trouble : 'sm muted'}>
          {trouble ? troubleLabel(trouble, t) : busy ? t.beginning : t.begins}
        </p>
        <Button look="primary" size="large" busy={busy} onClick={onBegin}>
          {t.kickOff}
        </Button>
        {trouble && (
          <a className="btn" href={localePath(locale, practice)}>
            {t.playNormal}
          </a>
        )}
      </div>
    </div>
  )
}

const troubleLabel = (trouble: RunTrouble, t: Messages<'ranked'>): string =>
  trouble === 'too-many-requests' ? t.tooMany : t.closed
