import { useEffect, useRef } from 'react'
import type { ShownProps } from '#play/game.ts'
import { useNames } from '#play/use-names.ts'
import styles from '../../view/play/cells.module.css'
import { toSearch, useChoice } from '../../view/play/choose.ts'
import { isLost, type MatchView } from '../../rules/match.ts'
import { Missed } from '../../view/play/Missed.tsx'
import { Nine, type CellLook } from '../../view/play/Nine.tsx'
import { Taken } from '../../view/play/Taken.tsx'
import { axesOf } from '../../sentences.ts'
import type { MatchMove } from './wire.ts'
import { sideName, type MatchWords } from './words.ts'

/** Cells where the side to play may name a footballer: free ones, and with a steal left those of the other side. */
const openIn = (view: MatchView | null) => (cell: number) => view?.cells[cell] == null

const choosableIn = (view: MatchView | null) => (cell: number) => {
  if (!view || view.over || (view.strength !== null && view.turn === 1)) return false
  const mark = view.cells[cell]
  return mark == null || (mark.by !== view.turn && view.steals[view.turn] > 0)
}

/** Thinking time of the bot, ms. */
const THINKS = { least: 800, most: 1600 }

type Props = ShownProps<MatchView, MatchMove, MatchWords>

/** The grid of two sides, and why the last name was wrong. */
export function Board({ runId, view, pack, act, locale, t: { own } }: Props) {
  const canChoose = choosableIn(view)
  const { cell, choose } = useChoice(runId, openIn(view), { turn: view.turns.length, canChoose })
  const last = view.turns.at(-1)
  useNames(pack, [...view.used, ...(last?.id ? [last.id] : [])])
  useBot(view, act)

  function look(at: number): CellLook {
    const mark = view.cells[at]
    if (!mark) return { says: null }
    const name = pack.byId.get(mark.id)?.name ?? mark.id
    const side = mark.by === 0 ? 'x' : 'o'
    return {
      says: `${sideName(mark.by, view, own)}, ${name}`,
      look: side,
      inLine: view.lines.some((line) => line.includes(at)),
      isNewest: last?.cell === at && !isLost(last),
      shows: <Taken id={mark.id} column={axesOf(at, view).column} pack={pack} mark={side} />,
    }
  }

  return (
    <div className={styles.board} data-sides="">
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
  const acts = useRef(act)
  useEffect(() => {
    acts.current = act
  })
  useEffect(() => {
    if (!isBots) return
    const spread = THINKS.most - THINKS.least
    const timer = setTimeout(() => acts.current({ type: 'answer' }), THINKS.least + ((count * 317) % spread))
    return () => clearTimeout(timer)
  }, [isBots, count])
}
