import { ArrowDown, ArrowUp, Eye } from 'lucide-react'
import { fill, number } from '#i18n/format.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import type { Words } from '../play/words.ts'
import { Button } from '#ui/Button.tsx'
import { Fan } from './Fan.tsx'
import styles from './rank-dock.module.css'

type Props = Words & {
  kit: string | undefined
  /** Spectator: has no rank. */
  watches: boolean
  rank: number | null
  /** The pace-setter to beat, shown instead of the rank of a single player. */
  par: string | null
  players: number
  score: number
  /** Places gained with the last question; null or 0 for none. */
  up: number | null
  /** Small line: the number of answers, the streak, or why answering is closed. */
  label: string
  /** Takes a seat; null when the player has one or cannot have one. */
  onJoin: (() => void) | null
}

/** `3rd of 41`. */
export const placeOf = (rank: number, players: number, { locale, t }: Words): string =>
  fill(t.placeOf, { place: placeAlone(locale, rank), max: number(locale, players) })

/** The player's rank. */
export function RankDock({ kit, watches, rank, par, players, score, up, label, onJoin, locale, t }: Props) {
  return (
    <div className={styles.dock}>
      {watches ? <Eye className="i i-l" aria-hidden="true" /> : <Fan kit={kit} mine />}
      <p className="grow">
        <b className={styles.rank}>
          {watches ? t.watching : rank === null ? t.notPlaced : (par ?? placeOf(rank, players, { locale, t }))}
        </b>
        <span className="sm muted n">{label}</span>
      </p>
      {up !== null && up !== 0 && (
        <span key={`${rank}${up}`} className={styles.moved} data-is={up > 0 ? 'up' : 'down'}>
          {up > 0 ? (
            <ArrowUp className="i i-s" aria-hidden="true" />
          ) : (
            <ArrowDown className="i i-s" aria-hidden="true" />
          )}
          <span className="vh">{up > 0 ? t.placesUp : t.placesDown}</span> {Math.abs(up)}
        </span>
      )}
      {onJoin && (
        <Button look="primary" size="small" onClick={onJoin}>
          {t.gateJoin}
        </Button>
      )}
      {!watches && <b className={`num ${styles.score}`}>{number(locale, score)}</b>}
    </div>
  )
}
