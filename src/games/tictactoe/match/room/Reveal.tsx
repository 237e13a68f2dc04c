import { fill } from '#i18n/format.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { MiniGrid } from '../../view/end/MiniGrid.tsx'
import { nameOn, type Part } from './part.ts'
import styles from './reveal.module.css'

/** Between two boards: who won this one and how, the score, and the time until the next. */
export function Reveal(part: Part) {
  const { room, state, game, t } = part
  const { own } = t
  const { board, number, score } = game
  const seconds = useSecondsUntil(state.view.clock?.until ?? null, room.now)
  const { end } = board
  if (!end) return null
  const title = end.winner === null ? own.boardDrawn : own.boardTo
  const cells = board.cells.map((mark) => mark && (mark.by === 0 ? ('x' as const) : ('o' as const)))
  return (
    <section className={styles.reveal} data-result="won">
      <MiniGrid cells={cells} lines={board.lines} />
      <div>
        <p className={styles.name}>
          {fill(title, { n: number, name: end.winner === null ? '' : nameOn(end.winner, part) })}
        </p>
        <p className={styles.how}>{own[`by-${end.by}`]}</p>
        <p className={styles.leads}>{leadsSays(part, score)}</p>
      </div>
      <b className={`num ${styles.seconds}`} aria-hidden="true">
        {seconds}
      </b>
      <span className="vh">{fill(own.nextIn, { seconds })}</span>
    </section>
  )
}

/** "Alba leads 2–0", or the level score. */
function leadsSays(part: Part, [x, o]: readonly [number, number]): string {
  const { own } = part.t
  if (x === o) return fill(own.level, { score: `${x}–${o}` })
  const leader = x > o ? 0 : 1
  const score = `${Math.max(x, o)}–${Math.min(x, o)}`
  return leader === part.game.you
    ? fill(own.youLead, { score })
    : fill(own.leads, { name: nameOn(leader, part), score })
}
