import { Guesses } from '../../view/play/Guesses.tsx'
import styles from './stage.module.css'
import { boardWords, type Part } from './part.ts'
import { fill } from '#i18n/format.ts'
import type { TileState } from '../../rules/engine.ts'
import { MAX_GUESSES } from '../../rules/terms.ts'
import { kindsOf } from '../../view/play/kinds.ts'

/** The player's own rows; once finished, the opponents' colours, enlarged. */
export function Stage(part: Part) {
  const { game, players, say, locale, t } = part
  const { board } = game
  if (!board || (game.phase === 'round' && board.over)) return <Boards {...part} />
  if (board.rows.length === 0 || !players.pack) return <p className={styles.empty}>{t.own.rulesText}</p>
  return <Guesses key={game.round} view={board} pack={players.pack} say={say} locale={locale} t={boardWords(part)} />
}

/** The opponents' rows, enlarged. */
function Boards(part: Part) {
  const { players, you } = part.state.view
  return (
    <div className={styles.boards}>
      {part.game.boards
        .filter(({ seat }) => seat !== you)
        .map(({ seat }) => (
          <section key={seat} className={styles.rival}>
            <h3>{players.find((player) => player.seat === seat)?.name}</h3>
            <Progress {...part} seat={seat} large />
          </section>
        ))}
    </div>
  )
}

const ROWS = Array.from({ length: MAX_GUESSES }, (_, at) => at)
const count = (row: readonly TileState[], state: TileState) => row.filter((tile) => tile === state).length

/**
 * Eight rows of a seat, reserved from the start: block, dot and line for right, near and wrong, never a name. With
 * hidden colours a played row has no marks.
 */
export function Progress({ game, seat, large = false, t: { own } }: Part & { seat: number; large?: boolean }) {
  const board = game.boards.find((entry) => entry.seat === seat)
  const played = board?.rows?.length ?? board?.guesses ?? 0
  return (
    <ol className={styles.rows} data-large={large || undefined}>
      {ROWS.map((at) => {
        const row = board?.rows?.[at]
        return (
          <li key={at} aria-hidden={at >= played || undefined}>
            {kindsOf(false).map((kind, column) => (
              <i key={kind} data-tile={row?.[column] ?? (at < played ? 'hidden' : undefined)} aria-hidden="true" />
            ))}
            {row && (
              <span className="vh">
                {fill(own.rivalRow, { n: at + 1, right: count(row, 'ok'), near: count(row, 'near') })}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
