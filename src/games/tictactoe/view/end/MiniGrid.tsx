import { columnOf, rowOf } from '../../rules/terms.ts'
import styles from './mini-grid.module.css'

type Props = {
  /** Holder of each cell; null when open. */
  cells: readonly ('x' | 'o' | null)[]
  lines: readonly (readonly number[])[]
}

/** Distance between cells, and the centre of one. */
const STEP = 36
const MIDDLE = 16

const at = (cell: number) => [columnOf(cell) * STEP, rowOf(cell) * STEP] as const

/** Thumbnail of the board with its lines; decorative. */
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
