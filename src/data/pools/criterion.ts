import type { Proofs } from '../evidence-file.ts'
import type { Records } from '../records-file.ts'
import type { CapsBand, Competition, Confederation, LeagueId, Role, Title, Tournament } from '../types.ts'

/** What a row, a column or a card of Tic Tac Toe and Bingo asks for. */
export type Criterion =
  /** He was in its first team; a loan counts. */
  | { kind: 'club'; club: string }
  /** He was in both. */
  | { kind: 'clubs'; clubs: readonly [string, string] }
  /** He plays or played for its national team, or would. */
  | { kind: 'nation'; nation: string }
  /** He had a match for its national team. */
  | { kind: 'capped'; nation: string }
  /** So many matches at least for national teams. */
  | { kind: 'caps'; atLeast: CapsBand }
  /** He plays there now. */
  | { kind: 'league'; league: LeagueId }
  /** He played there some day. */
  | { kind: 'leagueEver'; league: LeagueId }
  | { kind: 'role'; role: Role }
  | { kind: 'title'; title: Title }
  /** A championship or cup, with whatever club. */
  | { kind: 'competition'; competition: Competition }
  | { kind: 'competitionWith'; competition: Competition; club: string }
  | { kind: 'squad'; tournament: Tournament }
  /** Born in the ten years from this one on. */
  | { kind: 'decade'; decade: number }
  /** The confederation of his nation. */
  | { kind: 'confederation'; confederation: Confederation }

export type CriterionKind = Criterion['kind']

/** What is known beside the footballer himself. */
export type Evidence = Pick<Records, 'honours' | 'squads'> & Proofs

/** `unknown`: the facts prove neither side; such a guess costs nothing. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** No only where it is proven. */
export const yesOr = (meets: boolean, proven: boolean): Verdict => (meets ? 'yes' : proven ? 'no' : 'unknown')

/** `club:arsenal`, `clubs:arsenal+chelsea`: one text per criterion. */
export function keyOf({ kind, ...rest }: Criterion): string {
  return `${kind}:${Object.values(rest).flat().join('+')}`
}
