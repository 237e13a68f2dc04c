// Terms without the engine: a page shows them before it loads the rules.

/** Footballers of a run. */
export const ASKED = 10
export const HINT_POINTS = 3
export const FULL_MARK = 10
/** Marks above which points begin. The best constant guess gets 27. */
export const PAID_ABOVE = 40
/** Exact answers that earn a bonus, and its points. */
export const EXACT_NEEDED = 3
export const EXACT_POINTS = 10

/** Marks by years off, 0 to 4 (docs/games/age.md); larger errors earn nothing. */
const MARKS = [FULL_MARK, 7, 4, 2, 1] as const

/** Marks of one answer; `off` in years, of either sign. */
export const marksFor = (off: number): number => MARKS[Math.abs(off)] ?? 0
