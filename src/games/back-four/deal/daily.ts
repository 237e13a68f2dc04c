import { addDays, daysBetween, isDay, type Day } from '#core/days.ts'
import type { Random } from '#core/random.ts'
import { footballerById } from '#data/facts.ts'
import type { Deal } from '#games/run-rules.ts'
import { onDay } from '#games/week.ts'
import type { Setup } from '../rules/engine.ts'
import { LEVELS, type Level } from '../rules/terms.ts'
import { dealBoard, type Avoid } from './deal.ts'
import { FIRST_NAMES, PRACTICE_DAYS, WEEK, type Level as BoardLevel } from './levels.ts'
import { roster } from './roster.ts'
import { setupOf } from './setup.ts'

/** Days before a sentence and a footballer return, in both directions. */
export const SENTENCE_DAYS = 30
const MAN_DAYS = 7
/** Fewest days from a kind of group to the next of its kind; more for first names, whose trick is soon learnt. */
const KIND_DAYS = 3
const FIRST_NAME_DAYS = 5
/** Kinds that no week can do without. */
const STAPLES = new Set(['nation', 'club', 'clubNation'])
const NONE: ReadonlySet<string> = new Set()
const NOTHING: Avoid = { groups: NONE, kinds: NONE, men: NONE }

function dealt(level: BoardLevel, avoid: Avoid, name: Level, random: Random): Setup | null {
  const board = dealBoard(roster(), level, avoid, random)
  return board && setupOf(roster(), board, name, random)
}

/** Keys of footballers and kinds near the day; every key of a group is near enough. */
const restsOn = (past: readonly string[], day: Day): Avoid => {
  const dated = past.map((key) => key.split(' ', 2) as [string, string?])
  /** By the first word of a key, because all keys of a day share it; infinite where that is no day. */
  const distances = new Map<string, number>()
  const distanceOf = (used: string): number => {
    const known = distances.get(used)
    if (known !== undefined) return known
    const distance = isDay(used) ? Math.abs(daysBetween(used, day)) : Infinity
    distances.set(used, distance)
    return distance
  }
  const within = (days: number) => dated.flatMap(([used, what]) => (what && distanceOf(used) <= days ? what : []))
  const kindsWithin = (days: number) =>
    within(days - 1).flatMap((what) => (what.startsWith(KIND) ? what.slice(KIND.length) : []))
  return {
    groups: new Set(dated.flatMap(([key, what]) => (what === undefined ? key : []))),
    kinds: new Set([
      ...kindsWithin(KIND_DAYS).filter((kind) => !STAPLES.has(kind)),
      ...kindsWithin(FIRST_NAME_DAYS).filter((kind) => kind === FIRST_NAMES),
    ]),
    men: new Set(within(MAN_DAYS)),
  }
}

/** Marks a kind among the keys of a day: `2026-11-30 kind:move`. */
const KIND = 'kind:'

const kindOf = (key: string): string => roster().groups.find((group) => group.key === key)!.kind

/** Deals a day without what rests and the names in `taken`; null when there is no such board. */
export function dealDaily(
  random: Random,
  past: readonly string[],
  day: Day,
  taken: ReadonlySet<string> = new Set(),
): Deal<Setup> | null {
  const { groups: rested, kinds, men } = restsOn(past, day)
  const asked = roster().men.filter(({ id }) => taken.has(footballerById(id)!.name))
  const avoid = { groups: rested, kinds, men: new Set([...men, ...asked.map(({ id }) => id)]) }
  const level = onDay(WEEK, day)
  const anyKind = { ...avoid, kinds: NONE }
  const setup =
    dealt(level, avoid, 'normal', random) ??
    dealt(level, anyKind, 'normal', random) ??
    // Rather a board of the day before's difficulty than a day without a board.
    dealt(onDay(WEEK, addDays(day, -1)), anyKind, 'normal', random)
  if (!setup) return null
  const { tiles, groups } = setup
  const used = [
    ...groups.map(({ key }) => key),
    ...groups.map(({ key }) => `${day} ${KIND}${kindOf(key)}`),
    ...tiles.map(({ id }) => `${day} ${id}`),
  ]
  const named = tiles.map(({ id }) => footballerById(id)!.name)
  return { setup, used, names: [...groups.map(({ sentence }) => sentence.en), ...named] }
}

/** Deals practice as hard as the weekday that its level stands for. */
export function dealPractice(random: Random, mode: string): Setup | null {
  const level = LEVELS.find((known) => known === mode) ?? 'normal'
  return dealt(WEEK[PRACTICE_DAYS[level]], NOTHING, level, random)
}
