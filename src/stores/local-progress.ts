import * as z from 'zod/mini'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'
import { creditedPoints } from '#core/points.ts'
import { MAX_CLAIMED_RESULTS, Preferences, ResultRecord, type Statistics } from '#contracts/results.ts'
import { CHALLENGE, modeOf, placeOf } from '#games/catalogue.ts'
import { redrawHeader } from './header.ts'
import { persisted } from './persisted.ts'
import { uuid } from './uuid.ts'

/** Maximum results per game in a visitor's browser: as many as a hand-over accepts. */
export const MAX_LOCAL_RESULTS = MAX_CLAIMED_RESULTS

const RawStatistics = z.record(z.string(), z.array(z.unknown()))

/** A broken record is dropped without losing the others. */
const LocalStatistics = z.pipe(
  RawStatistics,
  z.transform((games): Statistics => {
    const known = Object.entries(games).filter(([game]) => isGameId(game))
    return Object.fromEntries(
      known.map(([game, records]) => [game, records.flatMap((raw, at) => toRecord(game, raw, at))]),
    )
  }),
)

/** Id prefix of minimal records; the id ends with the position in the list, so that all tabs use the same one. */
const MINIMAL = 'minimal'

/** The specification's smallest record. It has no id and no points; its points are part of the unrecorded total. */
const MinimalRecord = z.object({
  id: z.optional(z.never()),
  mode: ResultRecord.shape.mode,
  date: ResultRecord.shape.date,
  won: z.optional(z.unknown()),
  score: z.optional(z.unknown()),
})

function toRecord(game: string, raw: unknown, at: number): ResultRecord[] {
  const whole = ResultRecord.safeParse(raw)
  if (whole.success) return [whole.data]
  const minimal = MinimalRecord.safeParse(raw)
  if (!minimal.success) return []
  const { mode, date } = minimal.data
  const won = minimal.data.won === true
  const score = ResultRecord.shape.score.safeParse(minimal.data.score).data ?? 0
  return [{ id: `${MINIMAL}:${game}:${at}`, mode, date, won, score, points: 0, ms: 0, n: 0, tags: [] }]
}

/** The id under which the server counts a record once; the hand-over's id makes that of a minimal record unique. */
export const claimedId = (id: string, progressId: string): string =>
  id.startsWith(`${MINIMAL}:`) ? `${progressId}${id.slice(MINIMAL.length)}` : id

/** Entries of the key `userStats` that are not readable records. */
export function unreadableRecords(): { game: string; raw: unknown }[] {
  const games = $rawStatistics.reload()
  return Object.entries(games).flatMap(([game, list]) =>
    list.flatMap((raw, at) => (isGameId(game) && toRecord(game, raw, at).length > 0 ? [] : [{ game, raw }])),
  )
}

/** A visitor's points; 0 after the hand-over, because an account keeps its own. */
export const $points = persisted('points', z.int().check(z.minimum(0)), 0)
export const $statistics = persisted('userStats', LocalStatistics, {})
$points.listen(redrawHeader)
$statistics.listen(redrawHeader)
const $rawStatistics = persisted('userStats', RawStatistics, {})
export const $preferences = persisted('userPreferences', Preferences, {})
/** Id of this anonymous progress, from the first play to its hand-over; the server counts it once. */
export const $progressId = persisted('progressId', z.nullable(z.uuid()), null)

/** All results of all games, in stored order. */
export const recordsOf = (statistics: Statistics): ResultRecord[] => GAME_IDS.flatMap((game) => statistics[game] ?? [])

/**
 * Stores a finished run and adds its points; idempotent by id. Practice and challenge points fade over the day; other
 * results of the server and of rooms count in full. Returns the points added.
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

/** True for runs played in this browser; all other results come from the server or a room. */
export const isPractice = (game: GameId, mode: string): boolean => placeOf(game, mode) === 'browser'

/** Credited points of a record after the `before` ones of its game. */
export function creditOf(game: GameId, record: ResultRecord, before: readonly ResultRecord[]): number {
  const fades = (mode: string) => mode === CHALLENGE || modeOf(game, mode)?.counts === 'practice'
  if (!fades(record.mode)) return record.points
  const sameDay = before.filter(({ mode, date }) => date === record.date && fades(mode))
  return creditedPoints(record.points, sameDay.length + 1)
}
