import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { CellGrid } from '#ui/CellGrid.tsx'
import { Stroke } from '#ui/Stroke.tsx'
import type { Grid, Axis } from '../../rules/grid.ts'
import { CELLS, SIDE } from '../../rules/terms.ts'
import { Head } from './Head.tsx'
import styles from './nine.module.css'
import { axesOf } from '../../sentences.ts'
import { axisName, type OwnWords } from '../../words.ts'
import markStyles from './mark.module.css'

const TROPHY =
  'M7 4h10v5a5 5 0 0 1-10 0ZM7 5.5H4c0 3 1 4.5 3.4 5M17 5.5h3c0 3-1 4.5-3.4 5M12 14v4M8.5 20.5h7M10 18h4v2.5h-4Z'
const SHIRT = 'M8.5 4 3.5 7l2 4.5 2-1V20h9v-9.5l2 1 2-4.5-5-3c-1 2-6 2-7 0Z'

const CELL_PLACES = Array.from({ length: CELLS }, (_, cell) => cell)

/** A trophy for titles, a shirt for roles. */
const signOf = ({ criterion: { kind } }: Axis) => (
  <Stroke path={kind === 'title' ? TROPHY : SHIRT} className={markStyles.sign} />
)

export type CellLook = {
  /** Content of the cell; empty cells show a plus. */
  shows?: ReactNode
  /** Text announced after row and column, such as the name. Null for an open cell. */
  label: string | null
  look?: 'placed' | 'x' | 'o' | 'dead' | 'over' | undefined
  /** Part of a completed line. */
  inLine?: boolean
  isNewest?: boolean
}

type Props = {
  grid: Grid
  cell: (cell: number) => CellLook
  chosen: number | null
  onPress: (cell: number) => void
  /** False disables the cell. */
  canPress: (cell: number) => boolean
  locale: Locale
  t: OwnWords
}

/** Three rows by three columns with heads, as an ARIA grid: one tab stop, arrows move inside. */
export function Nine({ grid, cell: lookOf, chosen, onPress, canPress, locale, t }: Props) {
  const said = { locale, t }
  return (
    <CellGrid
      className={styles.grid}
      rowClass={styles.row}
      cells={CELL_PLACES}
      columns={SIDE}
      aria-label={t.grid}
      headOf={(row) => <Head role="rowheader" axis={grid.rows[row]} sign={signOf} locale={locale} t={t} />}
      cellOf={(cell, place) => {
        const look = lookOf(cell)
        return (
          <div key={cell} role="gridcell" aria-selected={cell === chosen} className={styles.box}>
            <button
              type="button"
              className={styles.cell}
              {...place}
              data-look={look.look}
              data-line={look.inLine ? '' : undefined}
              data-chosen={cell === chosen ? '' : undefined}
              data-newest={look.isNewest ? '' : undefined}
              aria-disabled={!canPress(cell) || undefined}
              aria-label={labelOf(cell, look)}
              onClick={() => canPress(cell) && onPress(cell)}
            >
              {look.shows}
            </button>
          </div>
        )
      }}
    >
      <div role="row" className={styles.row}>
        <span role="presentation" />
        {grid.columns.map((axis) => (
          <Head key={axis.key} role="columnheader" axis={axis} sign={signOf} locale={locale} t={t} />
        ))}
      </div>
    </CellGrid>
  )

  function labelOf(cell: number, { label }: CellLook): string {
    const axes = axesOf(cell, grid)
    const place = { row: axisName(axes.row, said), column: axisName(axes.column, said) }
    return label === null ? fill(t.cellOpen, place) : `${fill(t.cellAt, place)}: ${label}`
  }
}
