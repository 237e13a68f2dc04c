import { daysBetween } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { KEPT_FORMAT, KEPT_VERSION, KeptHead, KeptProgress, MAX_KEPT_BYTES } from '#contracts/kept-progress.ts'
import { MAX_PREFERENCES, type Preferences, type ResultRecord, type Statistics } from '#contracts/results.ts'
import { MAX_CLAIMED_POINTS } from '#contracts/users.ts'
import { dailiesNow, noteResults, restoreDailies } from './dailies.ts'
import { keepDisplay } from './display.ts'
import { localDay } from './local-day.ts'
import { $points, $preferences, $progressId, $statistics, creditOf, MAX_LOCAL_RESULTS } from './local-progress.ts'
import { $storageFull, type Persisted } from './persisted.ts'

/** Progress stored in a browser without an account. */
export type Local = {
  points: number
  statistics: Statistics
  preferences: Preferences
  /** Id of this progress for its one hand-over; null before the first result. */
  progressId: string | null
}

/** Why a file is refused. `empty`: it contains nothing. */
export type KeptRefusal = 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'broken' | 'empty'

/** Current local progress. */
export const localNow = (): Local => ({
  points: $points.reload(),
  statistics: $statistics.reload(),
  preferences: $preferences.reload(),
  progressId: $progressId.reload(),
})

/** Text of the progress file. */
export function kept({ points, statistics, preferences, progressId }: Local, now = new Date()): string {
  const games = GAME_IDS.flatMap((game) => {
    const records = statistics[game]?.slice(-MAX_LOCAL_RESULTS)
    return records?.length ? [[game, records] as const] : []
  })
  const file: KeptProgress = {
    format: KEPT_FORMAT,
    version: KEPT_VERSION,
    madeAt: now.toISOString(),
    points: Math.min(points, MAX_CLAIMED_POINTS),
    userStats: Object.fromEntries(games),
    userPreferences: firstOf(preferences),
    progressId,
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

/** Parses a chosen file without storing anything. Never rejects. */
export async function readKept(file: Pick<Blob, 'size' | 'text'>): Promise<Local | KeptRefusal> {
  if (file.size > MAX_KEPT_BYTES) return 'too-large'
  let json: unknown
  try {
    json = JSON.parse(await file.text())
  } catch {
    return 'not-json'
  }
  const head = KeptHead.safeParse(json)
  if (!head.success) return 'not-ours'
  if (head.data.version > KEPT_VERSION) return 'newer'
  const whole = KeptProgress.safeParse(json)
  if (!whole.success) return 'broken'
  const { points, userStats, userPreferences, progressId } = whole.data
  const statistics = Object.fromEntries(GAME_IDS.flatMap((game) => onceEach(game, userStats[game] ?? [])))
  const isEmpty = points === 0 && Object.keys(statistics).length === 0 && Object.keys(userPreferences).length === 0
  return isEmpty ? 'empty' : { points, statistics, preferences: userPreferences, progressId }
}

const onceEach = (game: string, records: readonly ResultRecord[]) =>
  records.length > 0 ? [[game, [...new Map(records.map((record) => [record.id, record])).values()]] as const] : []

/**
 * Merges both: every result once by id; local preferences win. Adds the points of missing results, reduced by the daily
 * fade, so that importing a file twice adds nothing.
 */
export function merged(here: Local, file: Local): Local {
  const statistics: Statistics = { ...here.statistics }
  let { points } = here
  for (const game of GAME_IDS) {
    const own = here.statistics[game] ?? []
    const known = new Set(own.map(({ id }) => id))
    const all = [...own]
    for (const record of file.statistics[game] ?? []) {
      if (known.has(record.id)) continue
      points += creditOf(game, record, all)
      all.push(record)
    }
    const inOrder = all.toSorted((one, other) => daysBetween(other.date, one.date))
    if (all.length > own.length) statistics[game] = inOrder.slice(-MAX_LOCAL_RESULTS)
  }
  return {
    points: Math.min(points, MAX_CLAIMED_POINTS),
    statistics,
    preferences: firstOf({ ...here.preferences, ...missing(file.preferences, here.preferences) }),
    progressId: here.progressId ?? file.progressId,
  }
}

const missing = (from: Preferences, known: Preferences): Preferences =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !Object.hasOwn(known, key)))

/** As many as a hand-over accepts. */
const firstOf = (preferences: Preferences): Preferences =>
  Object.fromEntries(Object.entries(preferences).slice(0, MAX_PREFERENCES))

/** Replaces the local progress in all tabs. Returns an undo function, or null without changes when storage is full. */
export function keepHere(next: Local): (() => void) | null {
  const before = localNow()
  const notes = dailiesNow()
  const undo = () => {
    write(before)
    restoreDailies(notes)
  }
  $storageFull.set(false)
  write(next)
  noteResults(next.statistics, localDay())
  if (!$storageFull.get()) return undo
  undo()
  return null
}

function write({ points, statistics, preferences, progressId }: Local) {
  // Written first, because the hand-over removes it last: without it the rest would count as new progress.
  if (progressId) $progressId.set(progressId)
  else $progressId.clear()
  putOrClear($statistics, statistics, countOf({ statistics }) > 0)
  putOrClear($points, points, points > 0)
  putOrClear($preferences, preferences, Object.keys(preferences).length > 0)
  keepDisplay(preferences, points)
}

/** Removes the key of an empty value, as the hand-over does. */
function putOrClear<Value>(store: Persisted<Value>, value: Value, isWorthIt: boolean) {
  if (isWorthIt) store.set(value)
  else store.clear()
}

/** Number of results over all games. */
export const countOf = ({ statistics }: Pick<Local, 'statistics'>): number =>
  GAME_IDS.reduce((sum, game) => sum + (statistics[game]?.length ?? 0), 0)
