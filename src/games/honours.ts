import { addDays, daysBetween, LAUNCH_DAY, type Day } from '#core/days.ts'
import { isInLineUp } from '#core/formation.ts'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'
import { streakDays } from '#core/repair.ts'
import { streakLengths } from '#core/streak.ts'
import { mondayOf } from '#core/week-cup.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { ARCHIVE, gameOf } from './catalogue.ts'
import {
  SHELF_IDS,
  SHELVES,
  type Counts,
  type HonourId,
  type HonourName,
  type Outside,
  type Rule,
  type Shelf,
  type Sign,
  type Which,
} from './honour-table.ts'
import { taggedIn } from './outcome.ts'

export type Honour = {
  id: HonourId
  shelf: Shelf
  name: HonourName
  sign: Sign
  need: number
  /** Never more than `need`. */
  have: number
  /** Day of the result that earned it; null while it is open. */
  earned: Day | null
  /** How often the figure was reached; at least 1, and 1 for honours that are not counted repeatedly. */
  times: number
}

/** Days on which honours were earned. */
export type Earned = Partial<Record<HonourId, Day>>

/** A player without matches of the quiz and without a league. */
export const NOTHING_OUTSIDE: Outside = {
  quiz: { matches: 0, right: 0, podiums: 0, wins: 0 },
  friends: { leagues: 0, cups: 0 },
}

/** `kept`: honours earned earlier, which stay; `today`: date of honours that no result dates. */
type Career = { statistics: Statistics; outside?: Outside; kept?: Earned; today: Day }

/** All honours in order of the shelves: the same in browser and server, from the results alone. */
export function honoursOf({ statistics, outside = NOTHING_OUTSIDE, kept = {}, today }: Career): Honour[] {
  const history = historyOf(statistics, outside, today)
  return SHELF_IDS.flatMap((shelf) => SHELVES[shelf].map((rule) => honourOf(shelf, rule, history, kept)))
}

/** Days of all honours that are earned. */
export const earnedIn = (honours: readonly Honour[]): Earned =>
  Object.fromEntries(honours.flatMap(({ id, earned }) => (earned === null ? [] : [[id, earned]])))

/** Honours earned by one result; `statistics` may already contain it. */
export function honoursBy(game: GameId, result: ResultRecord, { statistics, ...career }: Career): Honour[] {
  const others = (statistics[game] ?? []).filter(({ id }) => id !== result.id)
  const before = earnedIn(honoursOf({ ...career, statistics: { ...statistics, [game]: others } }))
  return honoursOf({ ...career, statistics: { ...statistics, [game]: [...others, result] } }).filter(
    ({ id, earned }) => earned !== null && !(id in before),
  )
}

/** Open honours, nearest to completion first. */
export const nearestOf = (honours: readonly Honour[]): Honour[] =>
  honours
    .filter(({ earned }) => earned === null)
    .toSorted((one, other) => other.have / other.need - one.have / one.need)

/** A result with its own day, and the day on which it was finished, both in days since launch. */
type Past = ResultRecord & { game: GameId; on: number; at: number }

type History = {
  byGame: Readonly<Partial<Record<GameId, readonly Past[]>>>
  /** Results of all games, oldest day first. */
  all: readonly Past[]
  outside: Outside
  today: number
}

/** A figure as it was on a day; `goesOn`: the same day or week has a later one. */
type Step = { value: number; at: number; goesOn?: boolean }

function historyOf(statistics: Statistics, outside: Outside, today: Day): History {
  const byGame = Object.fromEntries(GAME_IDS.map((game) => [game, pastOf(game, statistics[game] ?? [])]))
  const all = Object.values(byGame)
    .flat()
    .toSorted((one, other) => one.at - other.at)
  // The player's day may be ahead of the server's.
  return { byGame, all, outside, today: Math.max(daysBetween(LAUNCH_DAY, today), ...all.map(({ on }) => on)) }
}

/** A run of the archive carries the date of its puzzle, so it counts as finished on the day of the result before it. */
function pastOf(game: GameId, records: readonly ResultRecord[]): Past[] {
  let latest = -Infinity
  return records.map((record) => {
    const on = daysBetween(LAUNCH_DAY, record.date)
    if (record.mode !== ARCHIVE || latest === -Infinity) latest = Math.max(latest, on)
    return { ...record, game, on, at: latest }
  })
}

function honourOf(shelf: Shelf, rule: Rule & { name: HonourName }, history: History, kept: Earned): Honour {
  const { name, sign, need, counts } = rule
  const id: HonourId = `${shelf}:${name}`
  const steps = stepsOf(counts, isGameId(shelf) ? (history.byGame[shelf] ?? []) : history.all, history)
  const reached = steps.filter(({ value }) => value >= need)
  const earned = kept[id] ?? (reached[0] ? addDays(LAUNCH_DAY, reached[0].at) : null)
  const best = Math.max(0, ...steps.map(({ value }) => value))
  return {
    ...{ id, shelf, name, sign, need, earned },
    have: earned === null ? best : need,
    times: Math.max(1, isRepeated(counts, need) ? reached.filter(({ goesOn }) => !goesOn).length : 1),
  }
}

/** Honours for a single feat count how often it was done. */
const isRepeated = (counts: Counts, need: number): boolean =>
  'best' in counts ||
  ('each' in counts && need === 1) ||
  ('days' in counts && (counts.days === 'eleven' || counts.days.startsWith('week')))

/** The figure of a rule after each result, or after each day. */
function stepsOf(counts: Counts, results: readonly Past[], history: History): Step[] {
  if ('each' in counts)
    return runningTotal(results.filter((result) => countsFor(result, counts.each)).map(({ at }) => [1, at]))
  if ('row' in counts) return rowsOf(results, counts.row)
  if ('best' in counts) {
    const figure = counts.best === 'worth' ? worthOf : ({ score }: Past) => score
    return results
      .filter((result) => countsFor(result, counts.of))
      .map((result) => ({ value: figure(result), at: result.at }))
  }
  if ('sum' in counts) {
    const figure = ({ score, items }: Past) => (counts.sum === 'score' ? score : (items?.length ?? 0))
    return runningTotal(
      results.filter((result) => countsFor(result, counts.of)).map((result) => [figure(result), result.at]),
    )
  }
  if ('album' in counts) return albumOf(history, counts.album)
  if ('days' in counts) return daysOf(history, counts.days)
  const value = 'quiz' in counts ? history.outside.quiz[counts.quiz] : history.outside.friends[counts.friends]
  return [{ value, at: history.today }]
}

/** Points of the run itself. */
const worthOf = ({ points, bonus = 0 }: ResultRecord): number => points - bonus

/** True for a result that the filter counts. */
export function countsFor(result: ResultRecord, which: Which): boolean {
  const { modes, won, atLeast, atMost, tag, without, items, tagAtMost, tagAtLeast } = which
  const { mode, score, tags } = result
  return (
    (modes ? modes.includes(mode) : mode !== 'multiplayer') &&
    (!won || result.won) &&
    (atLeast === undefined || score >= atLeast) &&
    (atMost === undefined || score <= atMost) &&
    (tag === undefined || tags.includes(tag)) &&
    (without === undefined || !tags.includes(without)) &&
    (items === undefined || (result.items?.length ?? 0) >= items) &&
    (!tagAtMost || taggedIn(tags, tagAtMost[0]).some((figure) => figure <= tagAtMost[1])) &&
    (!tagAtLeast || taggedIn(tags, tagAtLeast[0]).some((figure) => figure >= tagAtLeast[1]))
  )
}

function runningTotal(figures: readonly (readonly [figure: number, at: number])[]): Step[] {
  let value = 0
  return figures.map(([figure, at]) => ({ value: (value += figure), at }))
}

/** Length of the row up to each daily. */
function rowsOf(results: readonly Past[], which: Which): Step[] {
  let value = 0
  return results
    .filter(({ mode }) => mode === 'today')
    .map((result) => ({ value: (value = countsFor(result, which) ? value + 1 : 0), at: result.at }))
}

/** Games whose items are footballers. */
export const NAMING: readonly GameId[] = ['tictactoe', 'pixels', 'split', 'age']

/** Size of an album after each result. */
function albumOf({ byGame, all }: History, album: GameId | 'all'): Step[] {
  const results = album === 'all' ? all.filter(({ game }) => NAMING.includes(game)) : (byGame[album] ?? [])
  const known = new Set<string>()
  return results.map(({ items = [], at }) => {
    for (const item of items) known.add(item)
    return { value: known.size, at }
  })
}

function daysOf({ all, today }: History, figure: 'streak' | 'played' | 'eleven' | 'weekPoints' | 'weekDays'): Step[] {
  if (figure === 'streak') {
    const { played, repairs } = streakDays(all)
    const lengths = streakLengths(played, addDays(LAUNCH_DAY, today), repairs)
    return lengths.map(({ day, length }) => ({ value: length, at: daysBetween(LAUNCH_DAY, day) }))
  }
  const dailies = all.filter(({ mode }) => mode === 'today').toSorted((one, other) => one.on - other.on)
  if (figure === 'played') return runningTotal([...new Set(dailies.map(({ on }) => on))].map((on) => [1, on]))
  const periods = new Map<number, Past[]>()
  for (const daily of dailies) {
    const period = figure === 'eleven' ? daily.on : mondayBefore(daily.on)
    periods.set(period, [...(periods.get(period) ?? []), daily])
  }
  return [...periods.values()].flatMap((results) => {
    const steps = periodSteps(results, figure)
    return steps.map((step, index) => ({ ...step, goesOn: index < steps.length - 1 }))
  })
}

const mondayBefore = (on: number): number => daysBetween(LAUNCH_DAY, mondayOf(addDays(LAUNCH_DAY, on)))

/** The figure of a day or week after each of its dailies. */
function periodSteps(results: readonly Past[], figure: 'eleven' | 'weekPoints' | 'weekDays'): Step[] {
  if (figure === 'weekPoints') return runningTotal(results.map(({ points, on }) => [points, on]))
  const known = new Set<string | number>()
  return results.map(({ game, on }) => {
    if (figure === 'weekDays') known.add(on)
    else if (isInLineUp(gameOf(game))) known.add(game)
    return { value: known.size, at: on }
  })
}
