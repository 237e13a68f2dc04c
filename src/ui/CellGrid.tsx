import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

/** Attributes of the button of a cell. */
export type Place = { 'data-cell': number; tabIndex: 0 | -1 }

type Props = ComponentProps<'div'> & {
  /** Cells in reading order. */
  cells: readonly number[]
  columns: number
  rowClass: string | undefined
  /** The `gridcell` around a button that takes `place`. */
  cellOf: (cell: number, place: Place) => ReactNode
  /** Header of each row. */
  headOf?: (row: number) => ReactNode
  /** Row of headers above the cells. */
  children?: ReactNode
}

/** Cells in rows as an ARIA grid with a roving tabindex: one tab stop, arrow keys move inside it. */
export function CellGrid({ cells, columns, rowClass, cellOf, headOf, children, onKeyDown, ...rest }: Props) {
  const [last, setLast] = useState(0)
  const stop = cells.includes(last) ? last : cells[0]
  return (
    <div
      role="grid"
      {...rest}
      onFocus={({ target }) => setLast(Number(target.dataset['cell']))}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (!moveInGrid(event, columns)) onKeyDown?.(event)
      }}
    >
      {children}
      {Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => (
        <div key={row} role="row" className={rowClass}>
          {headOf?.(row)}
          {cells
            .slice(row * columns, (row + 1) * columns)
            .map((cell) => cellOf(cell, { 'data-cell': cell, tabIndex: cell === stop ? 0 : -1 }))}
        </div>
      ))}
    </div>
  )
}

/** Moves the focus between the cells: arrows stop at the edges, Home and End lead to the first and the last one. */
function moveInGrid(event: KeyboardEvent<HTMLElement>, columns: number): boolean {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
  const from = cells.indexOf(event.target as HTMLElement)
  const column = from % columns
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < columns - 1 ? 1 : 0,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: cells.length - 1 - from,
  }
  const step = steps[event.key]
  if (from < 0 || step === undefined) return false
  event.preventDefault()
  cells[from + step]?.focus()
  return true
}
