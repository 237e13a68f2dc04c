import { fill } from '#i18n/format.ts'
import { SideMark } from '../bot/Seats.tsx'
import styles from './progress.module.css'
import type { Part } from './part.ts'
import type { Side } from '../../rules/match.ts'
import type { GameView } from '../race/state.ts'

/** Side of a seat in the match. */
export const sideOfSeat = ({ sides }: Pick<GameView, 'sides'>, seat: number): Side => (seat === sides[0] ? 0 : 1)

/** X or O, boards won and steals left of a seat. */
export function Progress({ game, seat, state, t: { own } }: Part & { seat: number; large?: boolean }) {
  const side = sideOfSeat(game, seat)
  const boards = game.score[side]
  const steals = game.board.steals[side]
  const needed = Math.ceil(state.view.settings.bestOf / 2)
  return (
    <p className={styles.line}>
      <SideMark side={side} />
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: needed }, (_, at) => (
          <i key={at} data-won={at < boards ? '' : undefined} />
        ))}
      </span>
      <span className={styles.steals} aria-hidden="true">
        {fill(own.grid.steals, { count: steals })}
      </span>
      <span className="vh">{fill(own.tally, { boards, steals })}</span>
    </p>
  )
}
