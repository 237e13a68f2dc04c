import { daysBetween, isDay, type Day } from '#core/days.ts'
import type { Random } from '#core/random.ts'
import { footballerById } from '#data/facts.ts'
import type { Deal } from '#games/run-rules.ts'
import { onDay } from '#games/week.ts'
import type { Setup } from '../rules/engine.ts'
import { LEVELS, type Level } from '../rules/terms.ts'
import { dealBoard, type Avoid } from './deal.ts'
import { PRACTICE_DAYS, WEEK, type Level as BoardLevel } from './levels.ts'
import { roster } from './roster.ts'
import { setupOf } from './setup.ts'

/** Days before a sentence and a footballer return, in both directions. */
export const SENTENCE_DAYS = 30
const MAN_DAYS = 7
const NOTHING: Avoid = { groups: new Set(), men: new Set() }

function dealt(level: BoardLevel, avoid: Avoid, name: Level, random: Random): Setup | null {
  const board = dealBoard(roster(), level, avoid, random)
  return board && setupOf(roster(), board, name, random)
}

/** Keys of footballers near the day; every key of a group is near enough. */
const restsOn = (past: readonly string[], day: Day): Avoid => {
  const dated = past.map((key) => key.split(' ', 2) as [string, string?])
  return {
    groups: new Set(dated.flatMap(([key, id]) => (id === undefined ? key : []))),
    men: new Set(
      dated.flatMap(([used, id]) => (id && isDay(used) && Math.abs(daysBetween(used, day)) <= MAN_DAYS ? id : [])),
    ),
  }
}

/** Deals a day without what rests and the names in `taken`; null when there is no such board. */
export function dealDaily(
  random: Random,
  past: readonly string[],
  day: Day,
  taken: ReadonlySet<string> = new Set(),
): Deal<Setup> | null {
  const { groups: rested, men } = restsOn(past, day)
  const asked = roster().men.filter(({ id }) => taken.has(footballerById(id)!.name))
  const avoid = { groups: rested, men: new Set([...men, ...asked.map(({ id }) => id)]) }
  const setup = dealt(onDay(WEEK, day), avoid, 'normal', random)
  if (!setup) return null
  const { tiles, groups } = setup
  const used = [...groups.map(({ key }) => key), ...tiles.map(({ id }) => `${day} ${id}`)]
  const named = tiles.map(({ id }) => footballerById(id)!.name)
  return { setup, used, names: [...groups.map(({ sentence }) => sentence.en), ...named] }
}

/** Deals practice as hard as the weekday that its level stands for. */
export function dealPractice(random: Random, mode: string): Setup | null {
  const level = LEVELS.find((known) => known === mode) ?? 'normal'
  return dealt(WEEK[PRACTICE_DAYS[level]], NOTHING, level, random)
}
