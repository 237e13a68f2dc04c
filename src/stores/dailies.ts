import type { DailyNote, DailyNotes, DaySums } from '#core/daily-state.ts'
import { daysBetween, isDay, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { redrawHeader } from './header.ts'
import { persisted, type Parser } from './persisted.ts'

/** Accepts any object; readers validate each note. */
const AnyNotes: Parser<DailyNotes> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { data: value as DailyNotes } : {},
}

const $dailies = persisted('dailies', AnyNotes, {})
$dailies.listen(redrawHeader)

/**
 * Records the state of a game's daily for home, pickers and header; call it with every action and at the end. Keeps
 * only the sums of the last earlier day, and ignores a result that arrives after a new day has begun.
 */
export function noteDaily(game: GameId, note: DailyNote): void {
  $dailies.update(({ sums, ...notes }) => {
    const isLate = Object.values(notes).some((other) => isDay(other?.date) && daysBetween(note.date, other.date) > 0)
    if (isLate) return { ...notes, ...(sums && { sums }) }
    const sameDay = Object.entries(notes).filter(([, other]) => other?.date === note.date)
    const noted = { ...Object.fromEntries(sameDay), [game]: note }
    return { ...noted, sums: { ...lastBefore(note.date, sums ?? {}), [note.date]: sumsOf(Object.values(noted)) } }
  })
}

/** The sums of the newest day before `date`. */
function lastBefore(date: Day, sums: Record<Day, DaySums>): Record<Day, DaySums> {
  const [last] = Object.keys(sums)
    .filter((day): day is Day => isDay(day) && daysBetween(day, date) > 0)
    .sort((one, other) => daysBetween(one, other))
  return last ? { [last]: sums[last]! } : {}
}

const sumsOf = (notes: readonly DailyNote[]): DaySums => ({
  played: notes.filter(({ done }) => done).length,
  points: notes.reduce((sum, { done }) => sum + (done?.points ?? 0), 0),
})

/** Notes a result from any source; the game's own note of that day is kept. */
export function noteResult(game: GameId, result: ResultRecord): void {
  const { mode, date } = result
  if (mode !== 'today') return
  const known = $dailies.get()[game]
  noteDaily(game, { ...(known?.date === date && known), date, done: doneOf(result) })
}

/** The part of a result that a note stores. */
export const doneOf = ({ won, score, points, bonus = 0 }: ResultRecord) => ({ won, score, points, bonus })

/** Notes an account's dailies of a day, which another device may have played. */
export function noteResults(statistics: Statistics, today: Day): void {
  for (const game of GAME_IDS) {
    const result = statistics[game]?.find(({ mode, date }) => mode === 'today' && date === today)
    if (result) noteResult(game, result)
  }
}

/** Current notes, to be restored by `restoreDailies`. */
export const dailiesNow = () => $dailies.reload()
export const restoreDailies = (notes: ReturnType<typeof dailiesNow>): void => $dailies.set(notes)

/** Clears the notes at sign-out, because the next user of this browser may be somebody else. */
export const forgetDailies = (): void => $dailies.clear()
