// Apart from the rules: a page shows them before it has loaded those.

/** Footballers of a run. */
export const ASKED = 10
export const YOUNGEST = 15
export const OLDEST = 60
/** What the hint tells of: "28 or older", "younger than 28". */
export const HINT_AGE = 28
export const HINT_POINTS = 3
export const FULL_MARK = 10
/** Marks of a win: who is two years off on average has as many. */
export const WON_FROM = 40

/** By years off, 0 to 4 (docs/games/age.md); further off earns nothing. */
const MARKS = [FULL_MARK, 7, 4, 2, 1] as const

/** The marks of one answer; `off` in years, either way. */
export const marksFor = (off: number): number => MARKS[Math.abs(off)] ?? 0
