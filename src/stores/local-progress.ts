import * as z from 'zod/mini'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'
import { creditedPoints } from '#core/points.ts'
import { MAX_CLAIMED_RESULTS, Preferences, ResultRecord, type Statistics } from '#contracts/results.ts'
import { CHALLENGE, modeOf, placeOf } from '#games/catalogue.ts'
import { redrawHeader } from './header.ts'
import { persisted } from './persisted.ts'
import { uuid } from './uuid.ts'

/** The newest results of one game that a visitor's browser keeps: as many as a hand-over may bring. */
export const MAX_LOCAL_RESULTS = MAX_CLAIMED_RESULTS

/** One broken record costs itself, not all the others. */
const LocalStatistics = z.pipe(
  z.record(z.string(), z.array(z.unknown())),
  z.transform((games): Statistics => {
    const known = Object.entries(games).filter(([game]) => isGameId(game))
    return Object.fromEntries(known.map(([game, records]) => [game, records.flatMap(validRecord)]))
  }),
)

/** Points of a visitor; an account keeps its own and this is 0 after the hand-over. */
export const $points = persisted('points', z.int().check(z.minimum(0)), 0)
export const $statistics = persisted('userStats', LocalStatistics, {})
$points.listen(redrawHeader)
$statistics.listen(redrawHeader)
export const $preferences = persisted('userPreferences', Preferences, {})
/** Names this stretch of anonymous progress, from its first play until its hand-over; the server counts it once. */
export const $progressId = persisted('progressId', z.nullable(z.uuid()), null)

/** All results of all games, in the order they were kept. */
export const recordsOf = (statistics: Statistics): ResultRecord[] => GAME_IDS.flatMap((game) => statistics[game] ?? [])

/**
 * Keeps one finished run in this browser and adds its points; the same id twice counts once. Practice runs and those of
 * challenges fade over the day; other results of the server and of rooms count as they are. Returns the points added.
 */
export function keepLocally(game: GameId, record: ResultRecord): number {
  let added = 0
  let isNew = false
  $statistics.update((statistics) => {
    const before = statistics[game] ?? []
    isNew = before.every(({ id }) => id !== record.id)
    if (!isNew) return statistics
    added = creditOf(game, record, before)
    return { ...statistics, [game]: [...before, record].slice(-MAX_LOCAL_RESULTS) }
  })
  if (!isNew) return 0
  $progressId.update((id) => id ?? uuid())
  if (added > 0) $points.update((points) => points + added)
  return added
}

/** True for what this browser ran itself: of everything else the server or a room has the only true copy. */
export const isPractice = (game: GameId, mode: string): boolean => placeOf(game, mode) === 'browser'

/** What a record is worth after the `before` ones of its game. */
export function creditOf(game: GameId, record: ResultRecord, before: readonly ResultRecord[]): number {
  const fades = (mode: string) => mode === CHALLENGE || modeOf(game, mode)?.counts === 'practice'
  if (!fades(record.mode)) return record.points
  const sameDay = before.filter(({ mode, date }) => date === record.date && fades(mode))
  return creditedPoints(record.points, sameDay.length + 1)
}

function validRecord(value: unknown): ResultRecord[] {
  const parsed = ResultRecord.safeParse(value)
  return parsed.success ? [parsed.data] : []
}
