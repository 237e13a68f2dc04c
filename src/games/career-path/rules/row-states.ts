import type { View } from './engine.ts'

/** How a row was opened: at the start, by a miss, by a guess that fits, by the right guess; or never. */
export type RowState = 'shown' | 'opened' | 'fits' | 'found' | 'hidden'

/** States of all rows of a career, for a result without names. */
export function rowStates({
  first,
  hidden,
  rows,
  solved,
  turns,
}: Pick<View, 'first' | 'hidden' | 'rows' | 'solved' | 'turns'>): RowState[] {
  const all = rows.length + hidden
  const states = Array.from({ length: all }, (_, at): RowState => {
    if (at < first) return 'shown'
    if (at >= rows.length) return 'hidden'
    return turns[at - first]?.fits ? 'fits' : 'opened'
  })
  if (solved) states[Math.min(rows.length, all - 1)] = 'found'
  return states
}
