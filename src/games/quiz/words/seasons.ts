const CENTURY = 100

/** Season by its first year: `2010/11`, `1999/2000` at the turn of the century. */
export function seasonName(began: number): string {
  const ends = began + 1
  return `${began}/${ends % CENTURY === 0 ? ends : String(ends % CENTURY).padStart(2, '0')}`
}
