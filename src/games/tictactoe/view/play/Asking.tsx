import type { BoardProps } from '#play/game.ts'
import type { Grid } from '../../rules/grid.ts'
import { Head } from './Head.tsx'
import styles from './nine.module.css'
import type { OwnWords } from '../../words.ts'

type Props = Pick<BoardProps<Grid & { over: boolean; gaveUp: boolean }, never, OwnWords>, 'view' | 'locale' | 't'>

const FOUR = [0, 1, 2, 3]

/** The grid before the pack has loaded: heads, and space for nine cells. */
export function Asking({ view, locale, t }: Props) {
  // Rows and columns from 1; the first ones hold the heads.
  const place = (row: number, column: number) => {
    if (row > 0 && column > 0) return <div key={column} className={styles.cell} />
    const axis = row > 0 ? view?.rows[row - 1] : view?.columns[column - 1]
    return <Head key={column} axis={axis} locale={locale} t={t.own} />
  }
  return (
    <div className={`${styles.waits} ${styles.grid}`}>
      {FOUR.map((row) => (
        <div key={row} className={styles.row}>
          {FOUR.map((column) => place(row, column))}
        </div>
      ))}
    </div>
  )
}
