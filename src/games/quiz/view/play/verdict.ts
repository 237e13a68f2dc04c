/** Which of the five verdicts so many right answers get: none, up to 4, up to 7, all but the last, all. */
export function verdictOf(right: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (right === 0) return 0
  if (right === max) return 4
  const share = right / max
  return share < 0.5 ? 1 : share < 0.8 ? 2 : 3
}
