import type { KeyboardEvent } from 'react'

/**
 * Moves the focus between the cells of a grid (`[data-cell]`): arrows stop at its edges, Home and End lead to the first
 * and the last one. False for every other key.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, columns: number): boolean {
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
