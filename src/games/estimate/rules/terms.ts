// Constants outside the engine, because pages show them before they load the engine.

/** Footballers of a run. */
export const ASKED = 10
export const HINT_POINTS = 3
export const FULL_MARK = 10
/** Marks above this limit are points. The best constant guess gets 27 marks. */
export const PAID_ABOVE = 40
/** Exact answers that earn a bonus, and its points. */
export const EXACT_NEEDED = 3
export const EXACT_POINTS = 10

/** Marks by years off, 0 to 4 (docs/games/age.md); larger errors earn nothing. */
const MARKS = [FULL_MARK, 7, 4, 2, 1] as const

/**
 * Marks that a day adds to every miss that earns marks, or subtracts: the dailies of a week are generous first, strict
 * last.
 */
export type Shift = 1 | 0 | -1

/** Marks of one answer; `off` in years, of either sign. */
export function marksFor(off: number, shift: Shift = 0): number {
  const marks = MARKS[Math.abs(off)] ?? 0
  return marks === 0 || off === 0 ? marks : marks + shift
}
