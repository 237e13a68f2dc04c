import { columnOf, rowOf } from '../../rules/terms.ts'
import styles from './mini-grid.module.css'

type Props = {
  /** Whose each cell is; null: nobody's. */
  cells: readonly ('x' | 'o' | null)[]
  lines: readonly (readonly number[])[]
}

/** From cell to cell, and where the middle of one is. */
const STEP = 36
const MIDDLE = 16

const at = (cell: number) => [columnOf(cell) * STEP, rowOf(cell) * STEP] as const

/** The board as small as a stamp: what is filled, and the lines struck through. Says nothing by itself. */
export function MiniGrid({ cells, lines }: Props) {
  return (
    <svg viewBox="0 0 104 104" className={styles.mini} aria-hidden="true">
      {cells.map((side, cell) => {
        const [x, y] = at(cell)
        return <rect key={cell} x={x} y={y} width="32" height="32" rx="8" data-side={side ?? undefined} />
      })}
      {lines.map((line) => {
        const [[fromX, fromY], [toX, toY]] = [at(line[0]!), at(line.at(-1)!)]
        return <path key={line.join()} d={`M${fromX + MIDDLE} ${fromY + MIDDLE}L${toX + MIDDLE} ${toY + MIDDLE}`} />
      })}
    </svg>
  )
}
