import type { GridCriterion, Names, Verdict } from '#data/types.ts'

/** A row or column with its display data, because the first view has no pack. */
export type Axis = {
  key: string
  criterion: GridCriterion
  /**
   * In all languages when they differ. Null for leagues, roles and titles, whose labels come from the message
   * catalogue.
   */
  name: string | Names | null
  /** Club name with its article in sentences: "le Real Madrid". Absent when unknown. */
  nameInSentence?: Names
  /** Name of a nation's flag. */
  flag?: string
}

/** Three rows and three columns. */
export type Grid = { rows: readonly Axis[]; columns: readonly Axis[] }

const GRID_SIDES = ['row', 'column'] as const
export type GridSide = (typeof GRID_SIDES)[number]

type NameLookup = {
  club: (id: string) => string | Names | undefined
  nameInSentence: (club: string) => Names | undefined
  country: (code: string) => { names: Names; flag: string } | undefined
}

/** Adds display names and flag to an axis of the grid. */
export function addAxisNames(
  { key, criterion }: Pick<Axis, 'key' | 'criterion'>,
  { club, nameInSentence, country }: NameLookup,
): Axis {
  if (criterion.kind === 'club') {
    const inSentence = nameInSentence(criterion.club)
    return {
      key,
      criterion,
      name: club(criterion.club) ?? criterion.club,
      ...(inSentence && { nameInSentence: inSentence }),
    }
  }
  if (criterion.kind !== 'nation') return { key, criterion, name: null }
  const known = country(criterion.nation)
  return { key, criterion, name: known?.names ?? criterion.nation, ...(known && { flag: known.flag }) }
}

/**
 * Footballer that a player entered for a cell. `share`: estimated fraction of players who give this answer (0 to 1).
 */
export type Candidate = { id: string; row: Verdict; column: Verdict; share: number }

/** Result of checking an answer: right, wrong (with the failing sides), or unknown. */
type AnswerCheck = { is: 'right' } | { is: 'wrong'; fails: GridSide[] } | { is: 'unknown' }

/** Returns 'wrong' if at least one side provably fails; uncertain facts never count against a player. */
export function checkAnswer(candidate: Pick<Candidate, GridSide>): AnswerCheck {
  const fails = GRID_SIDES.filter((side) => candidate[side] === 'no')
  if (fails.length > 0) return { is: 'wrong', fails }
  return GRID_SIDES.every((side) => candidate[side] === 'yes') ? { is: 'right' } : { is: 'unknown' }
}

/** Characters per hash: 24 bits, for about one false positive in 100,000 grids. */
const HASH_LENGTH = 4
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Right answers of a cell, hashed to four letters each: plain ids would add 20 kB to every run. */
export const hashAnswers = (ids: readonly string[]): string => ids.map(hashId).join('')

export function isHashedAnswer(marks: string, id: string): boolean {
  const mark = hashId(id)
  for (let at = 0; at < marks.length; at += HASH_LENGTH) if (marks.startsWith(mark, at)) return true
  return false
}

/** FNV-1a, the upper 24 of its 32 bits. */
function hashId(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return Array.from({ length: HASH_LENGTH }, (_, at) => BASE64URL[(hash >>> (26 - 6 * at)) & 63]).join('')
}
