import type { Day } from './days.ts'
import type { GameId } from './games.ts'

/** A cell of a game's still with what the player's own board has revealed so far. */
export type NotedCell = {
  /** Absent: unknown. `near`: narrowed down. */
  is?: 'known' | 'near'
  /** Short text in the language of the note; empty beside a picture. */
  text?: string
  /** Address of a flag or crest that replaces the text. */
  picture?: string
}

/**
 * A browser's note on the daily of one game, stored under the local key `dailies` (game id -> note) by
 * src/stores/dailies.ts. Contains only what its player has seen.
 */
export type DailyNote = {
  date: Day
  /** The next step, such as guess 6, and the number of steps. */
  at?: number
  of?: number
  /** Language of the cells' texts. */
  lang?: string
  cells?: readonly NotedCell[]
  /** Address of a picture that the player has opened: a bought hint, or at the end the answer's. */
  face?: string
  /** From the result; `bonus`: daily bonus contained in the points. */
  done?: { won: boolean; score: number; points: number; bonus?: number }
  /** The game has no puzzle on that day. */
  is?: 'closed'
}

/** State of a player's daily, with data of its note. */
export type DailyState = { is: 'none' | 'half' | 'won' | 'lost' | 'closed' } & Partial<Omit<DailyNote, 'is'>> &
  Partial<NonNullable<DailyNote['done']>>

/** Sums of a day's finished dailies, stored by day under `sums` beside the notes. */
export type DaySums = { played: number; points: number }

type Notes = Readonly<Record<string, DailyNote | undefined>> | DailyNotes

/** Value of the local key `dailies`: a note per game, and the sums of the last two days with notes. */
export type DailyNotes = Partial<Record<GameId, DailyNote>> & { sums?: Record<Day, DaySums> }

/** State of a game's daily, for home, pickers and header; a note of another day is ignored. */
export function dailyStateOf(id: string, today: Day, notes: Notes): DailyState {
  const note = (notes as Record<string, DailyNote | undefined>)[id]
  if (note?.date !== today) return { is: 'none' }
  const { done } = note
  return { is: 'half', ...note, ...done, ...(done && { is: done.won ? 'won' : 'lost' }) }
}

/** The next game to play: started ones first, then untouched, in shirt order; undefined when all are done or closed. */
export function nextOf<Game extends { state: DailyState }>(games: readonly Game[]): Game | undefined {
  const first = (is: DailyState['is']) => games.find(({ state }) => state.is === is)
  return first('half') ?? first('none')
}
