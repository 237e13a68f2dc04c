import { number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { MatchView } from '../../rules/match.ts'
import { MiniGrid } from '../../view/end/MiniGrid.tsx'
import styles from '../../view/end/rarity-figure.module.css'
import { sideName, type MatchWords } from './words.ts'

/** Boards won by each side. */
export function ScoreFigure({ view, locale, t: { own } }: EndProps<MatchView, MatchWords>) {
  return (
    <div className={styles.figure}>
      <MiniGrid cells={view.cells.map((mark) => mark && (mark.by === 0 ? 'x' : 'o'))} lines={view.lines} />
      <p>
        <b>
          {number(locale, view.score[0])}–{number(locale, view.score[1])}
        </b>
        <span>
          {sideName(0, view, own)} · {sideName(1, view, own)}
        </span>
      </p>
    </div>
  )
}
