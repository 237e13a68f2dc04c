import type { Day } from './days.ts'

/** One cell of a game's still: what the player's own board tells so far. Empty: nothing known there. */
export type NotedCell = {
  /** Short, in the language of the note. */
  text?: string
  /** Address of a flag or crest in place of the text. */
  picture?: string
  /** Narrowed down, not known. */
  near?: boolean
}

/**
 * What this browser knows about the daily of one game, kept under the local key `dailies` (game id -> note) by
 * src/stores/dailies.ts. Only what its player has seen: never an answer before its time.
 */
export type DailyNote = {
  date: Day
  /** The step that comes next, such as guess 6, and how many there are. */
  at: number
  of: number
  /** Language of the cells' texts. */
  lang: string
  cells?: readonly NotedCell[]
  /** Address of a picture that the player has opened: the hint that was bought. */
  face?: string
  done?: { won: boolean; score: number; points: number }
}

/** `score`, `won` and `points` are absent where an account's copy says only that it is done. */
export type DailyState =
  | { is: 'closed' }
  | { is: 'none' }
  | { is: 'begun'; note: DailyNote }
  | { is: 'done'; won?: boolean; score?: number; points?: number }

/** A finished daily as the result records keep it, or as little of it as an account's display copy tells. */
export type FinishedDaily = { game: string; date: Day; won?: boolean; score?: number; points?: number }

/**
 * Where a player stands with the daily of a game: the one answer for home, pickers and header. A result counts before
 * a note, whose details fill in what a copy does not tell; yesterday's notes count for nothing.
 */
export function dailyStateOf(
  { id, open }: { id: string; open: boolean },
  today: Day,
  finished: readonly FinishedDaily[],
  notes: Readonly<Record<string, DailyNote | undefined>>,
): DailyState {
  if (!open) return { is: 'closed' }
  const note = noteOfDay(notes, id, today)
  const result = finished.find(({ game, date }) => game === id && date === today)
  if (result || note?.done) return { is: 'done', ...note?.done, ...result }
  return note ? { is: 'begun', note } : { is: 'none' }
}

function noteOfDay(notes: Readonly<Record<string, DailyNote | undefined>>, id: string, today: Day) {
  const note = Object.hasOwn(notes, id) ? notes[id] : undefined
  return note?.date === today && note.at > 0 && note.of > 0 ? note : undefined
}

/** The game to play next: one begun before one untouched, in shirt order; undefined when all open ones are done. */
export function nextOf<Game extends { state: DailyState }>(games: readonly Game[]): Game | undefined {
  const of = (is: DailyState['is']) => games.find(({ state }) => state.is === is)
  return of('begun') ?? of('none')
}
