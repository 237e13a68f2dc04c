import type { GridCriterion, Names, Verdict } from '#data/types.ts'

/** A row or column with its display data, because the first view has no pack. */
export type Axis = {
  key: string
  criterion: GridCriterion
  /** A club has one name in all languages. Null for leagues, roles and titles, which have words of their own. */
  name: string | Names | null
  /** Club name with its article in sentences: "le Real Madrid". Absent when unknown. */
  said?: Names
  /** Name of a nation's flag. */
  flag?: string
}

/** Three rows and three columns. */
export type Grid = { rows: readonly Axis[]; columns: readonly Axis[] }

const GRID_SIDES = ['row', 'column'] as const
export type GridSide = (typeof GRID_SIDES)[number]

type Namer = {
  club: (id: string) => { shortName: string } | undefined
  said: (club: string) => Names | undefined
  country: (code: string) => { names: Names; flag: string } | undefined
}

/** A drawn axis with its names. */
export function shownAxis({ key, criterion }: Pick<Axis, 'key' | 'criterion'>, { club, said, country }: Namer): Axis {
  if (criterion.kind === 'club') {
    const inSentence = said(criterion.club)
    return {
      key,
      criterion,
      name: club(criterion.club)?.shortName ?? criterion.club,
      ...(inSentence && { said: inSentence }),
    }
  }
  if (criterion.kind !== 'nation') return { key, criterion, name: null }
  const known = country(criterion.nation)
  return { key, criterion, name: known?.names ?? criterion.nation, ...(known && { flag: known.flag }) }
}

/** A footballer named for a cell. `share` of all answers by the estimate (0 to 1). */
export type Candidate = { id: string; row: Verdict; column: Verdict; share: number }

/** Result of a name: right, wrong with the failing sides, or undecidable. */
type Judged = { is: 'right' } | { is: 'wrong'; fails: GridSide[] } | { is: 'unknown' }

/** One side that provably fails is enough; uncertain facts never count against a player. */
export function judged(candidate: Pick<Candidate, GridSide>): Judged {
  const fails = GRID_SIDES.filter((side) => candidate[side] === 'no')
  if (fails.length > 0) return { is: 'wrong', fails }
  return GRID_SIDES.every((side) => candidate[side] === 'yes') ? { is: 'right' } : { is: 'unknown' }
}

/** The eight lines, as cells. */
export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** Lines whose cells all satisfy `isFilled`. */
export const linesOf = (isFilled: (cell: number) => boolean): (readonly number[])[] =>
  LINES.filter((line) => line.every(isFilled))

/** Letters per mark: 24 bits, so that a wrong name passes as right once in a hundred thousand grids. */
const LETTERS = 4
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Right answers of a cell, hashed to four letters each: plain ids would add 20 kB to every run. */
export const marksOf = (ids: readonly string[]): string => ids.map(markOf).join('')

export function isMarked(marks: string, id: string): boolean {
  const mark = markOf(id)
  for (let at = 0; at < marks.length; at += LETTERS) if (marks.startsWith(mark, at)) return true
  return false
}

/** FNV-1a, the upper 24 of its 32 bits. */
function markOf(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return Array.from({ length: LETTERS }, (_, at) => SIGNS[(hash >>> (26 - 6 * at)) & 63]).join('')
}
