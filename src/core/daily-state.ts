import type { Day } from './days.ts'

/** One cell of a game's still: what the player's own board tells so far. */
export type NotedCell = {
  /** Absent: nothing known there. `near`: narrowed down. */
  is?: 'known' | 'near'
  /** Short, in the language of the note; empty beside a picture. */
  text?: string
  /** Address of a flag or crest in place of the text. */
  picture?: string
}

/**
 * What this browser knows about the daily of one game, kept under the local key `dailies` (game id -> note) by
 * src/stores/dailies.ts. Only what its player has seen: never an answer before its time.
 */
export type DailyNote = {
  date: Day
  /** The step that comes next, such as guess 6, and how many there are. */
  at?: number
  of?: number
  /** Language of the cells' texts. */
  lang?: string
  cells?: readonly NotedCell[]
  /** Address of a picture that the player has opened: the hint that was bought, at the end the answer's. */
  face?: string
  /** As the result has it; `bonus`: the points of the day among the points. */
  done?: { won: boolean; score: number; points: number; bonus?: number }
  /** The game has no puzzle on that day, as whoever wanted to play it was told: nothing is left to play there. */
  is?: 'closed'
}

/**
 * Where a player stands with a daily, with what its note tells. (A game that is not open yet has no daily: the catalogue
 * says so.)
 */
export type DailyState = { is: 'none' | 'half' | 'won' | 'lost' | 'closed' } & Partial<Omit<DailyNote, 'is'>> &
  Partial<NonNullable<DailyNote['done']>>

type Notes = Readonly<Record<string, DailyNote | undefined>>

/** The one answer for home, pickers and header; a note of another day counts for nothing. */
export function dailyStateOf(id: string, today: Day, notes: Notes): DailyState {
  const note = notes[id]
  if (note?.date !== today) return { is: 'none' }
  const { done } = note
  return { is: 'half', ...note, ...done, ...(done && { is: done.won ? 'won' : 'lost' }) }
}

/** The game to play next: one begun before one untouched, in shirt order; undefined when all are done, or closed. */
export function nextOf<Game extends { state: DailyState }>(games: readonly Game[]): Game | undefined {
  const first = (is: DailyState['is']) => games.find(({ state }) => state.is === is)
  return first('half') ?? first('none')
}
