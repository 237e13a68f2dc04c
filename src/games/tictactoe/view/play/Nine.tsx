import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { moveInGrid } from '#ui/grid-keys.ts'
import type { Grid, Axis } from '../../rules/grid.ts'
import { SIDE } from '../../rules/terms.ts'
import { Head } from './Head.tsx'
import styles from './nine.module.css'
import { axesOf } from '../../sentences.ts'
import { axisName, type OwnWords } from '../../words.ts'
import markStyles from './mark.module.css'

const TROPHY =
  'M7 4h10v5a5 5 0 0 1-10 0ZM7 5.5H4c0 3 1 4.5 3.4 5M17 5.5h3c0 3-1 4.5-3.4 5M12 14v4M8.5 20.5h7M10 18h4v2.5h-4Z'
const SHIRT = 'M8.5 4 3.5 7l2 4.5 2-1V20h9v-9.5l2 1 2-4.5-5-3c-1 2-6 2-7 0Z'

/** A trophy for titles, a shirt for roles. */
const signOf = ({ criterion: { kind } }: Axis) => (
  <svg viewBox="0 0 24 24" className={markStyles.sign} aria-hidden="true">
    <path d={kind === 'title' ? TROPHY : SHIRT} />
  </svg>
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
  const stop = chosen ?? 0
  return (
    <div className={styles.grid} role="grid" aria-label={t.grid} onKeyDown={(event) => moveInGrid(event, SIDE)}>
      <div role="row" className={styles.row}>
        <span role="presentation" />
        {grid.columns.map((axis) => (
          <Head key={axis.key} role="columnheader" axis={axis} sign={signOf} locale={locale} t={t} />
        ))}
      </div>
      {Array.from({ length: SIDE }, (_, row) => (
        <div key={row} role="row" className={styles.row}>
          <Head role="rowheader" axis={grid.rows[row]} sign={signOf} locale={locale} t={t} />
          {Array.from({ length: SIDE }, (_, column) => {
            const cell = SIDE * row + column
            const look = lookOf(cell)
            return (
              <div key={cell} role="gridcell" aria-selected={cell === chosen} className={styles.box}>
                <button
                  type="button"
                  className={styles.cell}
                  tabIndex={cell === stop ? 0 : -1}
                  data-cell={cell}
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
          })}
        </div>
      ))}
    </div>
  )

  function labelOf(cell: number, { label }: CellLook): string {
    const axes = axesOf(cell, grid)
    const place = { row: axisName(axes.row, said), column: axisName(axes.column, said) }
    return label === null ? fill(t.cellOpen, place) : `${fill(t.cellAt, place)}: ${label}`
  }
}
