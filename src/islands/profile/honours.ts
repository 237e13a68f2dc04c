import type { Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { levelProgress } from '#core/levels.ts'
import { streakDays } from '#core/repair.ts'
import { bestStreakOf } from '#core/streak.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { CATALOGUE, elevenOn, type Game } from '#games/catalogue.ts'
import { ALONE, taggedIn } from '#games/outcome.ts'

/** In display order. All can be won with the present games; a new game adds its own. */
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
  { id: 'fullEleven', need: ({ fullestDay }) => fullestDay.open, have: ({ fullestDay }) => fullestDay.played },
] as const satisfies readonly {
  id: string
  need: number | ((career: Career) => number)
  have: (career: Career) => number
}[]

export type HonourId = (typeof HONOURS)[number]['id']
export type Honour = { id: HonourId; have: number; need: number; won: boolean }

/** What honours are awarded for. */
type Career = {
  all: readonly ResultRecord[]
  /** Without races, which are not scored by guesses. */
  wordles: readonly ResultRecord[]
  bestStreak: number
  /** Day with the largest share of its open dailies finished. */
  fullestDay: { played: number; open: number }
  level: number
}

/** All honours with the player's progress; `have` never exceeds `need`. */
export function honoursOf(statistics: Statistics, points: number, today: Day, games = CATALOGUE): Honour[] {
  const career = careerOf(statistics, points, today, games)
  return HONOURS.map(({ id, have, ...honour }) => {
    const need = typeof honour.need === 'number' ? honour.need : honour.need(career)
    const reached = Math.min(need, have(career))
    return { id, need, have: reached, won: reached === need }
  })
}

function careerOf(statistics: Statistics, points: number, today: Day, games: readonly Game[]): Career {
  const all = GAME_IDS.flatMap((game) => statistics[game] ?? [])
  const finished = new Map<Day, Set<GameId>>()
  for (const game of GAME_IDS)
    for (const { mode, date } of statistics[game] ?? [])
      if (mode === 'today') finished.set(date, (finished.get(date) ?? new Set()).add(game))
  const dailies = [...finished].flatMap(([day, played]) => [...played].map(() => day))
  return {
    all,
    wordles: (statistics.wordle ?? []).filter(({ mode }) => mode !== 'multiplayer'),
    bestStreak: bestStreakOf(dailies, today, streakDays(all).repairs),
    fullestDay: fullestOf(finished, today, games),
    level: levelProgress(points).level,
  }
}

function fullestOf(finished: ReadonlyMap<Day, ReadonlySet<GameId>>, today: Day, games: readonly Game[]) {
  const days = [...finished].map(([day, played]) => {
    const open = elevenOn(day, games)
    return { played: open.filter(({ id }) => played.has(id)).length, open: open.length }
  })
  const share = (day: (typeof days)[number]) => day.played / day.open
  return days.reduce((best, day) => (share(day) > share(best) ? day : best), {
    played: 0,
    open: elevenOn(today, games).length,
  })
}

const count = (records: readonly ResultRecord[], fits: (record: ResultRecord) => boolean): number =>
  records.filter(fits).length
