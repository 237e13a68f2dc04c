import { daysBetween } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { KEPT_FORMAT, KEPT_VERSION, KeptHead, KeptProgress, MAX_KEPT_BYTES } from '#contracts/kept-progress.ts'
import { MAX_PREFERENCES, type Preferences, type ResultRecord, type Statistics } from '#contracts/results.ts'
import { MAX_CLAIMED_POINTS } from '#contracts/users.ts'
import { dailiesNow, noteResults, restoreDailies } from './dailies.ts'
import { localDay } from './local-day.ts'
import { $points, $preferences, $progressId, $statistics, creditOf, MAX_LOCAL_RESULTS } from './local-progress.ts'
import { $storageFull, type Persisted } from './persisted.ts'

/** What a browser keeps of a player without an account. */
export type Local = {
  points: number
  statistics: Statistics
  preferences: Preferences
  /** Names this progress for the one account that takes it over; null before the first result. */
  progressId: string | null
}

/** Why a file is not taken. `empty`: there is nothing in it. */
export type KeptRefusal = 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'broken' | 'empty'

/** What this browser holds now. */
export const localNow = (): Local => ({
  points: $points.reload(),
  statistics: $statistics.reload(),
  preferences: $preferences.reload(),
  progressId: $progressId.reload(),
})

/** The text of the file. Of an account's record as much as a browser may keep, without an id: the account has it. */
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

/** Reads a chosen file; nothing is kept yet. Never rejects. */
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
 * Both together: every result once, by its id, and what is chosen here stays. Points are those of here and of the results
 * that were missing, faded over their day as if they had been played here: the same file again adds nothing.
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

/** As many as a hand-over may bring. */
const firstOf = (preferences: Preferences): Preferences =>
  Object.fromEntries(Object.entries(preferences).slice(0, MAX_PREFERENCES))

/**
 * Puts this in the place of what the browser holds; the pages follow at once, those of other tabs too. Returns what puts
 * everything back, or null when there was no room: then nothing has changed.
 */
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
  // First, as the hand-over removes it last: without it what follows would be counted as somebody's new progress.
  if (progressId) $progressId.set(progressId)
  else $progressId.clear()
  putOrClear($statistics, statistics, countOf({ statistics }) > 0)
  putOrClear($points, points, points > 0)
  putOrClear($preferences, preferences, Object.keys(preferences).length > 0)
}

/** As the hand-over leaves it: no key where there is nothing. */
function putOrClear<Value>(store: Persisted<Value>, value: Value, isWorthIt: boolean) {
  if (isWorthIt) store.set(value)
  else store.clear()
}

/** How many results there are, all games together. */
export const countOf = ({ statistics }: Pick<Local, 'statistics'>): number =>
  GAME_IDS.reduce((sum, game) => sum + (statistics[game]?.length ?? 0), 0)
