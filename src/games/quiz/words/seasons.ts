const CENTURY = 100

/** `2010/11` of the year in which it began, `1999/2000` at the turn. */
export function seasonName(began: number): string {
  const ends = began + 1
  return `${began}/${ends % CENTURY === 0 ? ends : String(ends % CENTURY).padStart(2, '0')}`
}
