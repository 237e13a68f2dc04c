import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { daysBetween, type Day } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { REPAIR_TAG } from '#core/repair.ts'
import { ARCHIVE } from './catalogue.ts'
import { countsFor, NAMING, type Earned } from './honours.ts'
import { SHELF_IDS, SHELVES, type Counts, type HonourId, type Rule, type Which } from './honour-table.ts'

/** Recent dailies are all kept: a week, plus the days in which the daily of its Sunday may still be finished. */
const OPEN_DAYS = 12

/**
 * Ids of the results that open honours need: from these, later results and the days of earned honours, `honoursOf`
 * computes the same honours as from all results. Their number is limited by the open honours, plus one per day played
 * until the honours for days are earned.
 */
export function neededFor(statistics: Statistics, earned: Earned, today: Day): Set<string> {
  const needed = new Set<string>()
  const keep = (records: Iterable<ResultRecord>) => {
    for (const { id } of records) needed.add(id)
  }
  for (const shelf of SHELF_IDS) {
    const results = isGameId(shelf) ? (statistics[shelf] ?? []) : Object.values(statistics).flat()
    for (const { name, counts } of SHELVES[shelf] as readonly (Rule & { name: string })[])
      if (!((`${shelf}:${name}` as HonourId) in earned)) keep(neededBy(counts, results, statistics))
  }
  for (const records of Object.values(statistics)) {
    keep(records.filter(({ mode, date }) => mode === 'today' && daysBetween(date, today) < OPEN_DAYS))
    keep(datesOf(records, needed))
  }
  for (const shelf of SHELF_IDS) {
    for (const { name, counts } of SHELVES[shelf] as readonly (Rule & { name: string })[])
      if ('row' in counts && isGameId(shelf) && !((`${shelf}:${name}` as HonourId) in earned))
        keep(breaksOf(statistics[shelf] ?? [], counts.row, needed))
  }
  return needed
}

/**
 * The dailies that broke a series: without one, kept dailies before and after it would count as one unbroken series.
 */
function breaksOf(results: readonly ResultRecord[], row: Which, needed: ReadonlySet<string>): ResultRecord[] {
  const breaks: ResultRecord[] = []
  let broken: ResultRecord | null = null
  for (const result of results.filter(({ mode }) => mode === 'today')) {
    if (!countsFor(result, row)) broken = result
    else if (broken && needed.has(result.id)) {
      breaks.push(broken)
      broken = null
    }
  }
  return broken ? [...breaks, broken] : breaks
}

function neededBy(counts: Counts, results: readonly ResultRecord[], statistics: Statistics): Iterable<ResultRecord> {
  if ('each' in counts) return results.filter((result) => countsFor(result, counts.each))
  if ('row' in counts) {
    const dailies = results.filter(({ mode }) => mode === 'today')
    return dailies.slice(1 + dailies.findLastIndex((result) => !countsFor(result, counts.row)))
  }
  if ('sum' in counts)
    return results.filter(
      (result) =>
        countsFor(result, counts.of) && (counts.sum === 'score' ? result.score > 0 : (result.items?.length ?? 0) > 0),
    )
  if ('album' in counts) {
    const games: readonly GameId[] = counts.album === 'all' ? NAMING : [counts.album]
    return withNewItems(games.flatMap((game) => statistics[game] ?? []))
  }
  if ('days' in counts && (counts.days === 'streak' || counts.days === 'played')) return daysIn(results)
  return []
}

/** Results with an item that no earlier one has. */
function withNewItems(results: readonly ResultRecord[]): ResultRecord[] {
  const known = new Set<string>()
  return results.filter(({ items = [] }) => {
    const before = known.size
    for (const item of items) known.add(item)
    return known.size > before
  })
}

/** A daily per day played, with an answer where there is one, and every repair. */
function daysIn(results: readonly ResultRecord[]): ResultRecord[] {
  const days = new Map<Day, ResultRecord>()
  for (const result of results) {
    const known = days.get(result.date)
    if (result.mode === 'today' && (!known || (known.n === 0 && result.n > 0))) days.set(result.date, result)
  }
  return [...days.values(), ...results.filter(({ mode, tags }) => mode === ARCHIVE && tags.includes(REPAIR_TAG))]
}

/** Dailies that date the archive runs: for each needed or future archive run, the latest daily before it. */
function datesOf(records: readonly ResultRecord[], needed: ReadonlySet<string>): ResultRecord[] {
  const dates: ResultRecord[] = []
  let latest: ResultRecord | null = null
  for (const record of records) {
    if (record.mode !== ARCHIVE) {
      if (!latest || daysBetween(latest.date, record.date) >= 0) latest = record
    } else if (latest && needed.has(record.id)) dates.push(latest)
  }
  return latest ? [...dates, latest] : dates
}
