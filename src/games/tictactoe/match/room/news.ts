import { fill } from '#i18n/format.ts'
import type { View } from '../race/state.ts'
import { whyNot } from '../../says.ts'
import { nameOn, type Part } from './part.ts'

/** One sentence for what just happened: a name, a lost turn, a board that is over. */
export function news(now: View, before: View | null, part: Part): string {
  const { locale, players, t } = part
  const { own } = t
  const [game, then] = [now.game!, before?.game]
  const { board, number } = game
  if (game.phase === 'reveal' && then?.phase !== 'reveal' && board.end) {
    const { winner, by } = board.end
    const title = winner === null ? own.boardDrawn : own.boardTo
    return `${fill(title, { n: number, name: winner === null ? '' : nameOn(winner, part) })}. ${own[`by-${by}`]}`
  }
  const whose = game.you === board.turn ? own.yourTurn : fill(own.turnNews, { name: nameOn(board.turn, part) })
  if (game.phase !== 'turn') return ''
  if (!then || then.number !== number || then.phase !== 'turn') return `${fill(own.boardOf, { n: number })}. ${whose}`
  const turn = board.turns.at(-1)
  if (!turn || board.turns.length === then.board.turns.length) return ''
  const side = nameOn(turn.by, part)
  if (turn.id === null || turn.cell === null) return `${fill(own.missedTurn, { name: side })} ${whose}`
  const name = players.pack?.byId.get(turn.id)?.name ?? turn.id
  if (turn.fails.length === 0) return `${fill(turn.stole ? own.grid.stole : own.grid.placed, { side, name })} ${whose}`
  const why = whyNot({ cell: turn.cell, fails: turn.fails }, board, { locale, t: own.grid })
  return `${fill(own.grid.missed, { side, name, why })} ${whose}`
}
