import { fill, number } from '#i18n/format.ts'
import type { BoardProps } from '#play/game.ts'
import type { MatchView, Side } from '../../rules/match.ts'
import type { MatchMove } from './wire.ts'
import styles from './seats.module.css'
import { sideName, type MatchWords } from './words.ts'

type Props = Pick<BoardProps<MatchView, MatchMove, MatchWords>, 'view' | 'locale' | 't'>

/** Both sides with boards won and steals left; a ring marks the side to play. */
export function Seats({ view, locale, t: { own } }: Props) {
  return (
    <ul className={styles.seats}>
      {([0, 1] as const).map((side: Side) => (
        <li key={side} data-turn={view && !view.over && view.turn === side ? '' : undefined}>
          <SideMark side={side} />
          <p>
            <b>{view ? sideName(side, view, own) : '\u00a0'}</b>
            <small>{view ? fill(own.steals, { count: view.steals[side] }) : '\u00a0'}</small>
          </p>
          <span className={styles.won}>{view ? number(locale, view.score[side]) : ''}</span>
        </li>
      ))}
    </ul>
  )
}

/** X or O. */
export function SideMark({ side }: { side: Side }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} data-side={side} aria-hidden="true">
      <path d={side === 0 ? 'M5 5l14 14M19 5 5 19' : 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'} />
    </svg>
  )
}
