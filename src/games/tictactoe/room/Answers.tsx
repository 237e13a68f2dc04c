import { ReportButton } from '#islands/ReportButton.tsx'
import { useNames } from '#play/use-names.ts'
import type { Pack } from '#search/pack.ts'
import styles from '../end/kept-grid.module.css'
import { Nine, type CellLook } from '../Nine.tsx'
import { Taken } from '../Taken.tsx'
import { axesOf, cellName, shareText } from '../says.ts'
import { nameOn, type Part } from './part.ts'
import rows from './answers.module.css'

const NOTHING = () => {}

/** The last board as it was left, with the shares that stayed hidden in play, and a flag where something is wrong. */
export const Answers = (part: Part) => part.players.pack && <LastBoard part={part} pack={part.players.pack} />

function LastBoard({ part, pack }: { part: Part; pack: Pack }) {
  const { game, locale, t } = part
  const { board } = game
  const { grid, lastBoard } = t.own
  useNames(pack, board.used)
  const nameOf = (id: string) => pack.byId.get(id)?.name ?? id

  function look(cell: number): CellLook {
    const mark = board.cells[cell]
    if (!mark) return { says: null, look: 'dead' }
    const side = mark.by === 0 ? 'x' : 'o'
    const chip = shareText(mark.share, false, grid)
    return {
      says: `${nameOn(mark.by, part)}, ${nameOf(mark.id)}, ${chip}`,
      look: side,
      inLine: board.lines.some((line) => line.includes(cell)),
      shows: <Taken id={mark.id} column={axesOf(cell, board).column} pack={pack} mark={side} chip={chip} />,
    }
  }

  return (
    <section className={`card stack ${styles.kept}`}>
      <h2>{lastBoard}</h2>
      <Nine grid={board} cell={look} chosen={null} onPress={NOTHING} canPress={() => false} locale={locale} t={grid} />
      <ul className={rows.rows}>
        {board.cells.map(
          (mark, cell) =>
            mark && (
              <li key={cell}>
                <p>
                  <b>{nameOf(mark.id)}</b>
                  <small>{cellName(cell, board, { locale, t: grid })}</small>
                </p>
                <ReportButton
                  about={{ game: 'tictactoe', about: { kind: 'footballer', id: mark.id }, name: nameOf(mark.id) }}
                  small
                  locale={locale}
                  t={t.rooms}
                />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
