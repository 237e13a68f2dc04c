import type { DailyNote } from '#core/daily-state.ts'
import { isDay, type Day } from '#core/days.ts'
import type { Begun, Result, Results } from './states.ts'

type Read = (key: string) => string | null

/**
 * A visitor's own results, from the local key that src/stores/local-progress.ts writes. Parsed by hand, because zod
 * would be larger than the page; invalid entries are skipped.
 */
export function localResults(read: Read): Results {
  const games = parse(read('userStats'))
  return Object.fromEntries(
    Object.entries(isObject(games) ? games : {}).map(([game, all]) => [
      game,
      Array.isArray(all) ? all.filter(isResult) : [],
    ]),
  )
}

/** Unfinished runs: today's from the saved dailies, past days' from the saved archive runs. */
export function localBegun(read: Read): Begun {
  const notes = parse(read('dailies'))
  const past = parse(read('archiveBegun'))
  // A Map, because an object would inherit keys such as `constructor`.
  const begun = new Map<string, Day[]>()
  for (const [game, note] of Object.entries(isObject(notes) ? notes : {})) {
    const { date, done } = (note ?? {}) as DailyNote
    if (isDay(date) && !done) begun.set(game, [date])
  }
  for (const [game, days] of Object.entries(isObject(past) ? past : {})) {
    begun.set(game, [...(begun.get(game) ?? []), ...(Array.isArray(days) ? days.filter(isDay) : [])])
  }
  return Object.fromEntries(begun)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isResult = (value: unknown): value is Result =>
  isObject(value) && typeof value['mode'] === 'string' && isDay(value['date']) && typeof value['won'] === 'boolean'

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text!)
  } catch {
    return null
  }
}
