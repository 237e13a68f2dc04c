import { fill, plural } from '#i18n/format.ts'
import type { RoomGame, Setting } from '#play/room/game.ts'
import { SEATS, type Figures, type GameView, type Settings, type View } from '../race/state.ts'
import { Answers } from './Answers.tsx'
import { Dock } from './Dock.tsx'
import { isMine, nameOn, type GridRaceWords, type Part } from './part.ts'
import { Stage } from './Stage.tsx'
import { whyNot } from '../../sentences.ts'
import { BEST_OF, STEALS, TURN_SECONDS } from '#contracts/tictactoe-room.ts'
import { SideMark } from '../bot/Seats.tsx'
import styles from './grid-room.module.css'
import type { Side } from '../../rules/match.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { MiniGrid } from '../../view/end/MiniGrid.tsx'

/** Settings that the host decides. */
const settingsOf = (settings: Settings, { own }: { own: GridRaceWords }): Setting<Settings>[] => [
  {
    label: own.boards,
    value: String(settings.bestOf),
    options: BEST_OF.map((bestOf) => ({
      value: String(bestOf),
      label: String(bestOf),
      settings: { ...settings, bestOf },
    })),
  },
  {
    label: own.stealsEach,
    value: String(settings.steals),
    options: STEALS.map((steals) => ({
      value: String(steals),
      label: String(steals),
      settings: { ...settings, steals },
    })),
  },
  {
    label: own.clock,
    value: String(settings.seconds),
    options: TURN_SECONDS.map((seconds) => ({
      value: String(seconds),
      label: seconds === 0 ? own.off : String(seconds),
      settings: { ...settings, seconds },
    })),
    hint: own.clockSays,
  },
]

/** "Best of 3, 20 seconds a turn". */
const settingsSummary = ({ bestOf, seconds }: Settings, { own }: { own: GridRaceWords }): string =>
  fill(seconds === 0 ? own.inShortOff : own.inShort, { n: bestOf, seconds })

/** Skeleton of the grid: a corner, three heads, and three rows of a head and three cells. */
const SKELETON_PLACES = 16

function GridSkeleton() {
  return (
    <div className={styles.early} aria-hidden="true">
      {Array.from({ length: SKELETON_PLACES }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  )
}

/** Tic tac toe of two people for the room kit. */
export const room: RoomGame<Settings, GameView, Figures, GridRaceWords> = {
  id: 'tictactoe',
  party: 'tictactoe',
  seats: SEATS,
  early: <GridSkeleton />,
  instead: (own) => [
    { path: '/tictactoe/bot', label: own.playBot },
    { path: '/tictactoe/solo', label: own.playSolo },
  ],
  settings: (settings, { t }) => settingsOf(settings, t),
  settingsSummary: (settings, { t }) => settingsSummary(settings, t),
  head: ({ number }, _, own) => fill(own.boardOf, { n: number }),
  turn: (game) => (isMine(game) ? `${game.number}-${game.board.turns.length}` : null),

  seatLine(game, seat, { t: { own } }) {
    const side = sideOfSeat(game, seat)
    if (game.lost === side) return { text: own.lineOut, mark: 'out', label: own.saysOut }
    if (game.phase === 'turn' && game.board.turn === side)
      return { text: own.lineTurn, mark: 'playing', label: own.saysTurn }
    return { text: own.lineWaits, mark: 'waits', label: own.saysWaits }
  },

  Progress,
  Stage,
  isDone: (game) => !isMine(game),
  Dock,
  waiting: (_, own) => own.theirTurn,
  Reveal,
  reveals: ({ phase }) => phase !== 'turn',
  news,
  rules: (own) => own.rulesText,

  score({ score, n, ms, name }, { locale, t: { own } }) {
    const seconds = Math.round(ms / 1000)
    return {
      figure: String(score),
      label: `${name}: ${plural(locale, own.won, score)}`,
      detail: plural(locale, own.namesGiven, n, { seconds }),
    }
  },

  Answers,
}

/** One sentence for the last event: a name, a lost turn, the end of a board. */
function news(now: View, before: View | null, part: Part): string {
  const { own } = part.t
  const [game, then] = [now.game!, before?.game]
  const { board, phase, number } = game
  if (phase === 'reveal' && then?.phase !== 'reveal' && board.end) return boardNews(board.end, number, part)
  if (phase !== 'turn') return ''
  const isNewBoard = !then || then.number !== number || then.phase !== 'turn'
  const turn = board.turns.at(-1)
  if (!isNewBoard && (!turn || board.turns.length === then.board.turns.length)) return ''
  const event = isNewBoard ? `${fill(own.boardOf, { n: number })}.` : turnNews(turn!, board, part)
  const next = game.you === board.turn ? own.yourTurn : fill(own.turnNews, { name: nameOn(board.turn, part) })
  return `${event} ${next}`
}

type Board = GameView['board']

/** Winner of a board, and the reason. */
function boardNews({ winner, by }: NonNullable<Board['end']>, number: number, part: Part): string {
  const { own } = part.t
  const title = winner === null ? own.boardDrawn : own.boardTo
  return `${fill(title, { n: number, name: winner === null ? '' : nameOn(winner, part) })}. ${own[`by-${by}`]}`
}

/** The footballer named in a turn, and the reason for a miss. */
function turnNews(turn: Board['turns'][number], board: Board, part: Part): string {
  const { locale, players, t } = part
  const { own } = t
  const side = nameOn(turn.by, part)
  if (turn.id === null || turn.cell === null) return fill(own.missedTurn, { name: side })
  const name = players.pack?.byId.get(turn.id)?.name ?? turn.id
  if (turn.fails.length === 0) return fill(turn.stole ? own.grid.stole : own.grid.placed, { side, name })
  const why = whyNot({ cell: turn.cell, fails: turn.fails }, board, { locale, t: own.grid })
  return fill(own.grid.missed, { side, name, why })
}

/** Side of a seat in the match. */
const sideOfSeat = ({ sides }: Pick<GameView, 'sides'>, seat: number): Side => (seat === sides[0] ? 0 : 1)

/** X or O, boards won and steals left of a seat. */
function Progress({ game, seat, state, t: { own } }: Part & { seat: number; large?: boolean }) {
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

/** Between two boards: the winner and the reason, the score, and the time until the next board. */
function Reveal(part: Part) {
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
        <p className={styles.leads}>{leadsLabel(part, score)}</p>
      </div>
      <b className={`num ${styles.seconds}`} aria-hidden="true">
        {seconds}
      </b>
      <span className="vh">{fill(own.nextIn, { seconds })}</span>
    </section>
  )
}

/** "Alba leads 2–0", or the level score. */
function leadsLabel(part: Part, [x, o]: readonly [number, number]): string {
  const { own } = part.t
  if (x === o) return fill(own.level, { score: `${x}–${o}` })
  const leader = x > o ? 0 : 1
  const score = `${Math.max(x, o)}–${Math.min(x, o)}`
  return leader === part.game.you
    ? fill(own.youLead, { score })
    : fill(own.leads, { name: nameOn(leader, part), score })
}
