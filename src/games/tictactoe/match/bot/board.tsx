import { fill } from '#i18n/format.ts'
import type { PlayBoard, ShownProps } from '#play/game.ts'
import { isLost, type MatchView } from '../../rules/match.ts'
import { whyNot, axesOf } from '../../sentences.ts'
import type { MatchMove } from './wire.ts'
import { sideName, type MatchWords } from './words.ts'
import { useEffect, useRef } from 'react'
import { useNames } from '#play/use-names.ts'
import styles from '../../view/play/cells.module.css'
import { toSearch, useChoice } from '../../view/play/choose.ts'
import { Missed } from '../../view/play/Missed.tsx'
import { Nine, type CellLook } from '../../view/play/Nine.tsx'
import { Taken } from '../../view/play/Taken.tsx'

export { Ask } from '../../view/play/Ask.tsx'
/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('./end.tsx')).end

/** Board and announcements of a match. */
export const board: PlayBoard<MatchView, MatchMove, MatchWords> = {
  Board,
  news(now, before, { pack, locale, t: { own } }) {
    const turn = now.turns.at(-1)
    if (!turn || now.turns.length === before.turns.length) return ''
    const side = sideName(turn.by, now, own)
    if (turn.id === null || turn.cell === null) return fill(own.passed, { side })
    const name = pack.byId.get(turn.id)?.name ?? turn.id
    if (turn.fails.length === 0) return fill(turn.stole ? own.stole : own.placed, { side, name })
    const why = whyNot({ cell: turn.cell, fails: turn.fails }, now, { locale, t: own })
    return fill(own.missed, { side, name, why })
  },
}

/** Cells where the side to play may name a footballer: free ones, and with a steal left those of the other side. */
const openIn = (view: MatchView | null) => (cell: number) => view?.cells[cell] == null

const choosableIn = (view: MatchView | null) => (cell: number) => {
  if (!view || view.over || (view.strength !== null && view.turn === 1)) return false
  const mark = view.cells[cell]
  return mark == null || (mark.by !== view.turn && view.steals[view.turn] > 0)
}

/** Thinking time of the bot, ms. */
const THINKING_MS = { least: 800, most: 1600 }

type Props = ShownProps<MatchView, MatchMove, MatchWords>

/** The grid of two sides, and the reason why the last name was wrong. */
export function Board({ runId, view, pack, act, locale, t: { own } }: Props) {
  const canChoose = choosableIn(view)
  const { cell, choose } = useChoice(runId, openIn(view), { turn: view.turns.length, canChoose })
  const last = view.turns.at(-1)
  useNames(pack, [...view.used, ...(last?.id ? [last.id] : [])])
  useBot(view, act)

  function look(at: number): CellLook {
    const mark = view.cells[at]
    if (!mark) return { label: null }
    const name = pack.byId.get(mark.id)?.name ?? mark.id
    const side = mark.by === 0 ? 'x' : 'o'
    return {
      label: `${sideName(mark.by, view, own)}, ${name}`,
      look: side,
      inLine: view.lines.some((line) => line.includes(at)),
      isNewest: last?.cell === at && !isLost(last),
      shows: <Taken id={mark.id} column={axesOf(at, view).column} pack={pack} mark={side} />,
    }
  }

  return (
    <div className={styles.board}>
      <Nine
        grid={view}
        cell={look}
        chosen={canChoose(cell ?? 0) ? cell : null}
        onPress={(at) => {
          choose(at)
          toSearch()
        }}
        canPress={canChoose}
        locale={locale}
        t={own}
      />
      {last?.id && last.cell !== null && last.fails.length > 0 && (
        <Missed
          miss={{ cell: last.cell, id: last.id, fails: last.fails, fits: null }}
          view={view}
          pack={pack}
          lost={own.turnGone}
          locale={locale}
          t={own}
        />
      )}
    </div>
  )
}

/** Lets the bot move after its thinking time. */
function useBot({ strength, turn, turns, over }: MatchView, act: Props['act']) {
  const isBots = strength !== null && turn === 1 && !over
  const count = turns.length
  // A ref, because `act` changes with each render and would restart the timer.
  const latestAct = useRef(act)
  useEffect(() => {
    latestAct.current = act
  })
  useEffect(() => {
    if (!isBots) return
    const spread = THINKING_MS.most - THINKING_MS.least
    const timer = setTimeout(() => latestAct.current({ type: 'answer' }), THINKING_MS.least + ((count * 317) % spread))
    return () => clearTimeout(timer)
  }, [isBots, count])
}
