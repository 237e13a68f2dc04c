import { number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { MatchView } from '../engine/match.ts'
import styles from '../end/rarity-figure.module.css'
import { sideName, type MatchWords } from './words.ts'

/** Boards won so far, of both. */
export function ScoreFigure({ view, locale, t: { own } }: EndProps<MatchView, MatchWords>) {
  return (
    <p className={styles.figure}>
      <b>
        {number(locale, view.score[0])}–{number(locale, view.score[1])}
      </b>
      <span>
        {sideName(0, view, own)} · {sideName(1, view, own)}
      </span>
    </p>
  )
}
