import { useNames } from '#play/use-names.ts'
import type { Pack } from '#search/pack.ts'
import styles from './stage.module.css'
import { toSearch, useChoice } from '../../view/play/choose.ts'
import { isLost } from '../../rules/match.ts'
import { Missed } from '../../view/play/Missed.tsx'
import { Nine, type CellLook } from '../../view/play/Nine.tsx'
import { Taken } from '../../view/play/Taken.tsx'
import { axesOf } from '../../sentences.ts'
import { boardId, isMine, nameOn, type Part } from './part.ts'

/** The shared board, and the reason why the last name was wrong. */
export const Stage = (part: Part) => (
  <div className={styles.stage}>{part.players.pack && <Board part={part} pack={part.players.pack} />}</div>
)

function Board({ part, pack }: { part: Part; pack: Pack }) {
  const { game, locale, t } = part
  const { board: view } = game
  const mine = isMine(game)
  const isOpen = (cell: number) => view.cells[cell] == null
  const canChoose = (cell: number) => {
    const mark = view.cells[cell]
    return mine && (mark == null || (mark.by !== view.turn && view.steals[view.turn] > 0))
  }
  const { cell, choose } = useChoice(boardId(part), isOpen, { turn: view.turns.length, canChoose })
  const last = view.turns.at(-1)
  useNames(pack, [...view.used, ...(last?.id ? [last.id] : [])])

  function look(at: number): CellLook {
    const mark = view.cells[at]
    if (!mark) return { label: null }
    const side = mark.by === 0 ? 'x' : 'o'
    return {
      label: `${nameOn(mark.by, part)}, ${pack.byId.get(mark.id)?.name ?? mark.id}`,
      look: side,
      inLine: view.lines.some((line) => line.includes(at)),
      isNewest: last?.cell === at && !isLost(last),
      shows: <Taken id={mark.id} column={axesOf(at, view).column} pack={pack} mark={side} />,
    }
  }

  return (
    <>
      <div className={styles.board}>
        <Nine
          grid={view}
          cell={look}
          chosen={mine ? cell : null}
          onPress={(at) => {
            choose(at)
            toSearch()
          }}
          canPress={canChoose}
          locale={locale}
          t={t.own.grid}
        />
      </div>
      {last?.id && last.cell !== null && last.fails.length > 0 && (
        <div className={styles.said}>
          <Missed
            miss={{ cell: last.cell, id: last.id, fails: last.fails, fits: null }}
            view={view}
            pack={pack}
            lost={t.own.grid.turnGone}
            locale={locale}
            t={t.own.grid}
          />
        </div>
      )}
    </>
  )
}
