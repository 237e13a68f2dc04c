import type { SharedMark } from '#core/share-code.ts'

/** Marks of a grid as its rows. */
export const inRows = (marks: readonly SharedMark[], columns: number): SharedMark[][] =>
  Array.from({ length: Math.ceil(marks.length / columns) }, (_, row) => marks.slice(row * columns, (row + 1) * columns))
