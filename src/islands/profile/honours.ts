import type { Day } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { levelProgress } from '#core/levels.ts'
import { streakDays } from '#core/repair.ts'
import { bestStreakOf } from '#core/streak.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { ALONE, taggedIn } from '#games/outcome.ts'

/** In the order they are shown. Each can be won with the games that exist: a new game brings its own along. */
const HONOURS = [
  { id: 'tenInARow', need: 10, have: ({ bestStreak }) => bestStreak },
  { id: 'inTwo', need: 1, have: ({ wordles }) => count(wordles, ({ won, score }) => won && score <= 2) },
  {
    id: 'cleanSheet',
    need: 10,
    have: ({ wordles }) => count(wordles, ({ won, mode, tags }) => won && mode === 'today' && !tags.includes('hint')),
  },
  { id: 'awayWin', need: 10, have: ({ wordles }) => count(wordles, ({ won, mode }) => won && mode === 'hard') },
  {
    id: 'onlyYou',
    need: 1,
    have: ({ all }) => count(all, ({ tags }) => taggedIn(tags, ALONE).some((alone) => alone > 0)),
  },
  { id: 'medal', need: 1, have: ({ all }) => count(all, ({ won, mode }) => won && mode === 'multiplayer') },
  { id: 'captain', need: 10, have: ({ level }) => level },
  { id: 'hundredCaps', need: 100, have: ({ all }) => all.length },
  { id: 'fullEleven', need: GAME_IDS.length, have: ({ mostInADay }) => mostInADay },
] as const satisfies readonly { id: string; need: number; have: (career: Career) => number }[]

export type HonourId = (typeof HONOURS)[number]['id']
export type Honour = { id: HonourId; have: number; need: number; won: boolean }

/** What the honours are awarded for. */
type Career = {
  all: readonly ResultRecord[]
  /** Without races, which are not scored by guesses. */
  wordles: readonly ResultRecord[]
  bestStreak: number
  /** The most games whose daily puzzle was finished on one day. */
  mostInADay: number
  level: number
}

/** Every honour with how far the player has come; `have` never exceeds `need`. */
export function honoursOf(statistics: Statistics, points: number, today: Day): Honour[] {
  const career = careerOf(statistics, points, today)
  return HONOURS.map(({ id, need, have }) => {
    const reached = Math.min(need, have(career))
    return { id, need, have: reached, won: reached === need }
  })
}

function careerOf(statistics: Statistics, points: number, today: Day): Career {
  const all = GAME_IDS.flatMap((game) => statistics[game] ?? [])
  const dailies = GAME_IDS.flatMap((game) => [
    ...new Set((statistics[game] ?? []).filter(({ mode }) => mode === 'today').map(({ date }) => date)),
  ])
  const games = new Map<Day, number>()
  for (const day of dailies) games.set(day, (games.get(day) ?? 0) + 1)
  return {
    all,
    wordles: (statistics.wordle ?? []).filter(({ mode }) => mode !== 'multiplayer'),
    bestStreak: bestStreakOf(dailies, today, streakDays(all).repairs),
    mostInADay: Math.max(0, ...games.values()),
    level: levelProgress(points).level,
  }
}

const count = (records: readonly ResultRecord[], fits: (record: ResultRecord) => boolean): number =>
  records.filter(fits).length
