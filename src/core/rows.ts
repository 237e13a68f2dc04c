/** Bonus points for consecutive right answers in a ranked run (docs/games/README.md). */
export const ROWS = [
  { length: 5, points: 5 },
  { length: 10, points: 10 },
  { length: 20, points: 25 },
] as const

export type Row = (typeof ROWS)[number]

/** The next bonus for a run of that length; null once all are earned. */
export const nextRow = (run: number): Row | null => ROWS.find(({ length }) => length > run) ?? null
