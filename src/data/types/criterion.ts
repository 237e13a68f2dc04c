import type { LeagueId } from './club.ts'
import type { Confederation } from './country.ts'
import type { Role } from './footballer.ts'
import type { CapsBand, Competition, Title, Tournament } from './honours.ts'

/** A criterion of tic tac toe and bingo: a row, a column or a cell. */
export type Criterion =
  /** He was in its first team; a loan counts. */
  | { kind: 'club'; club: string }
  /** He was in both. */
  | { kind: 'clubs'; clubs: readonly [string, string] }
  /** He plays or played for its national team, or would. */
  | { kind: 'nation'; nation: string }
  /** He had a match for its national team. */
  | { kind: 'capped'; nation: string }
  /** Minimum number of matches for national teams. */
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

/** Criteria for rows and columns of tic tac toe. */
export type GridCriterion = Extract<Criterion, { kind: 'club' | 'nation' | 'leagueEver' | 'role' | 'title' }>

/** `unknown`: the facts prove neither; such a guess costs nothing. */
export type Verdict = 'yes' | 'no' | 'unknown'
