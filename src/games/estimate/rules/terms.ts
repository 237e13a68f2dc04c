// Terms without the engine: a page shows them before it loads the rules.

/** Footballers of a run. */
export const ASKED = 10
export const HINT_POINTS = 3
export const FULL_MARK = 10
/** Marks of a win, above which points begin. The best constant guess earns 27. */
export const WON_FROM = 40

/** Marks by years off, 0 to 4 (docs/games/age.md); larger errors earn nothing. */
const MARKS = [FULL_MARK, 7, 4, 2, 1] as const

/** Marks of one answer; `off` in years, of either sign. */
export const marksFor = (off: number): number => MARKS[Math.abs(off)] ?? 0
