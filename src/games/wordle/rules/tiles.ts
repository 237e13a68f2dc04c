import { ageOn } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Confederation, LeagueId, Role } from '#data/types.ts'

/**
 * Attributes that Wordle compares. Null is unknown and equals nothing, except `club: null`, which means without a club.
 */
export type Clue = {
  id: string
  club: string | null
  league: LeagueId | null
  nation: string
  confederation: Confederation | null
  role: Role
  /** ISO date. */
  born: string | null
  /** All clubs of the career in order of joining, the current one last. */
  clubs: readonly string[]
}

export type TileState = 'ok' | 'near' | 'no'

/** `value` is that of the guessed footballer; the arrow points towards the age of the answer. */
export type Tile =
  | { kind: 'club'; state: TileState; value: string | null }
  | { kind: 'nation'; state: TileState; value: string }
  | { kind: 'league'; state: TileState; value: LeagueId | null }
  | { kind: 'role'; state: TileState; value: Role }
  | { kind: 'age'; state: TileState; value: number | null; arrow?: 'up' | 'down' }

export type TileKind = Tile['kind']

const NEAR_YEARS = 2

/** Order of the roles on the pitch; neighbours count as near. */
const LINE: Record<Role, number> = { Goalkeeper: 0, Defender: 1, Midfielder: 2, Attacker: 3 }

/** Ages are those on `day`. `hard` has no "near" and no age. */
export type Terms = { day: Day; hard: boolean }

/** Compares a guess with the answer: five tiles, four in hard. */
export function tilesOf(guess: Clue, answer: Clue, { day, hard }: Terms): Tile[] {
  const tiles: Tile[] = [
    { kind: 'club', state: clubState(guess, answer), value: guess.club },
    { kind: 'nation', state: nationState(guess, answer), value: guess.nation },
    { kind: 'league', state: leagueState(guess, answer), value: guess.league },
    { kind: 'role', state: roleState(guess, answer), value: guess.role },
  ]
  return hard ? tiles.map(exactOnly) : [...tiles, ageTile(guess, answer, day)]
}

/** True when two rows have the same states and arrows. */
export function sameTiles(one: readonly Tile[], other: readonly Tile[]): boolean {
  return one.every(({ state, ...tile }, at) => {
    const { state: otherState, ...otherTile } = other[at]!
    return state === otherState && arrowOf(tile) === arrowOf(otherTile)
  })
}

export const allOk = (tiles: readonly Tile[]): boolean => tiles.every(({ state }) => state === 'ok')

const arrowOf = (tile: object): string | undefined => ('arrow' in tile ? String(tile.arrow) : undefined)

const exactOnly = (tile: Tile): Tile => (tile.state === 'near' ? { ...tile, state: 'no' } : tile)

/** Near when the answer has played for the guess's current club. */
function clubState(guess: Clue, answer: Clue): TileState {
  if (guess.club === answer.club) return 'ok'
  return guess.club !== null && answer.clubs.includes(guess.club) ? 'near' : 'no'
}

function nationState(guess: Clue, answer: Clue): TileState {
  if (guess.nation === answer.nation) return 'ok'
  return guess.confederation !== null && guess.confederation === answer.confederation ? 'near' : 'no'
}

/** Outside the five leagues, right only for the same club. */
function leagueState(guess: Clue, answer: Clue): TileState {
  if (guess.league === null) return answer.league === null && guess.club === answer.club ? 'ok' : 'no'
  return guess.league === answer.league ? 'ok' : 'no'
}

function roleState(guess: Clue, answer: Clue): TileState {
  const distance = Math.abs(LINE[guess.role] - LINE[answer.role])
  if (distance === 0) return 'ok'
  return distance === 1 ? 'near' : 'no'
}

function ageTile(guess: Clue, answer: Clue, day: Day): Tile {
  const value = guess.born === null ? null : ageOn(guess.born, day)
  if (guess.id === answer.id) return { kind: 'age', state: 'ok', value }
  if (value === null || answer.born === null) return { kind: 'age', state: 'no', value }
  const years = ageOn(answer.born, day) - value
  if (years === 0) return { kind: 'age', state: 'ok', value }
  const state = Math.abs(years) <= NEAR_YEARS ? 'near' : 'no'
  return { kind: 'age', state, value, arrow: years > 0 ? 'up' : 'down' }
}
