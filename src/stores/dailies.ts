import type { DailyNote } from '#core/daily-state.ts'
import { daysBetween, isDay, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { redrawHeader } from './header.ts'
import { persisted, type Parser } from './persisted.ts'

type Notes = Partial<Record<GameId, DailyNote>>

/** Written by this module only, and read by pages that check what they use: a broken note costs nothing but itself. */
const AnyNotes: Parser<Notes> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { data: value as Notes } : {},
}

const $dailies = persisted('dailies', AnyNotes, {})
$dailies.listen(redrawHeader)

/**
 * Tells home, pickers and header how the daily of a game stands: call it with the first action of a run, after every
 * further one and at its end. Notes of earlier days go; one that was over before another day began comes too late.
 */
export function noteDaily(game: GameId, note: DailyNote): void {
  $dailies.update((notes) => {
    const isLate = Object.values(notes).some((other) => isDay(other?.date) && daysBetween(note.date, other.date) > 0)
    if (isLate) return notes
    const sameDay = Object.entries(notes).filter(([, other]) => other?.date === note.date)
    return { ...Object.fromEntries(sameDay), [game]: note }
  })
}

/** The same from a result, wherever it comes from: what the game itself has noted of that day stays. */
export function noteResult(game: GameId, result: ResultRecord): void {
  const { mode, date } = result
  if (mode !== 'today') return
  const known = $dailies.get()[game]
  noteDaily(game, { ...(known?.date === date && known), date, done: doneOf(result) })
}

/** What a note keeps of a result. */
export const doneOf = ({ won, score, points, bonus = 0 }: ResultRecord) => ({ won, score, points, bonus })

/** An account's dailies of a day, as another device may have played them. */
export function noteResults(statistics: Statistics, today: Day): void {
  for (const game of GAME_IDS) {
    const result = statistics[game]?.find(({ mode, date }) => mode === 'today' && date === today)
    if (result) noteResult(game, result)
  }
}

/** The notes as they stand, to be put back by `restoreDailies`. */
export const dailiesNow = () => $dailies.reload()
export const restoreDailies = (notes: ReturnType<typeof dailiesNow>): void => $dailies.set(notes)

/** Somebody else may use this browser next. */
export const forgetDailies = (): void => $dailies.clear()
