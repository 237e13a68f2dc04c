import { describe, expect, test } from 'vitest'
import { addDays, LAUNCH_DAY, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { randomFrom } from '#core/random.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { neededFor } from '#games/honours-needed.ts'
import { earnedIn, honoursOf, type Earned } from '#games/honours.ts'
import { aResult } from '../stores/results.ts'

const FIRST = addDays(LAUNCH_DAY, 40)
const only = (statistics: Statistics, needed: ReadonlySet<string>): Statistics =>
  Object.fromEntries(
    Object.entries(statistics).map(([game, records]) => [game, records.filter(({ id }) => needed.has(id))]),
  )
const size = (statistics: Statistics) => Object.values(statistics).flat().length
const range = (length: number) => Array.from({ length }, (_, at) => at)
const isMissed = (chance: number, turn: number) => (turn * 7919) % 100 < chance

/** A career of a few games: mostly dailies, often won, with days off, archive runs and repairs. */
function career(seed: number) {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const games = Array.from({ length: 1 + (seed % 4) }, () => pick(GAME_IDS))
  const skill = 0.6 + 0.4 * random()
  const restless = random() * 0.3
  const points = 40 + random() * 260
  let today: Day = FIRST
  return Array.from({ length: 240 }, (_, at) => {
    if (at % games.length === 0) today = addDays(today, random() < restless ? pick([0, 2, 3]) : 1)
    const mode = pick(['today', 'today', 'today', 'today', 'today', 'hard', 'ranked', 'timed', 'archive', 'repair'])
    const result = aResult({
      mode: mode === 'repair' ? 'archive' : mode,
      date: addDays(
        today,
        mode === 'archive' ? -30 : mode === 'repair' ? -2 : mode === 'today' ? -pick([0, 0, 0, 1]) : 0,
      ),
      won: random() < skill,
      score: Math.floor(random() * 11),
      points: Math.floor(random() * points),
      n: random() < 0.1 ? 0 : 4,
      tags: mode === 'repair' ? ['repair'] : pick([[], [], ['hint'], ['clean'], ['off:7'], ['alone:1']]),
      items: Array.from({ length: pick([0, 1, 3]) }, () => String(Math.floor(random() * 320))),
    })
    return { game: games[at % games.length]!, today, result }
  })
}

describe('the needed results', () => {
  test.each(range(8))(
    'earn, together with later results, the same honours on the same days as all results: career %i',
    (seed) => {
      const all: Partial<Record<GameId, ResultRecord[]>> = {}
      let read: Partial<Record<GameId, ResultRecord[]>> = {}
      let kept: Earned = {}
      for (const [at, { game, today, result }] of career(seed).entries()) {
        for (const statistics of [all, read]) statistics[game] = [...(statistics[game] ?? []), result]
        if (at % (1 + (seed % 5)) > 0) continue
        const whole = earnedIn(honoursOf({ statistics: all, kept, today }))
        kept = earnedIn(honoursOf({ statistics: read, kept, today }))
        expect(kept).toEqual(whole)
        read = only(read, neededFor(read, kept, today))
      }
      expect(Object.keys(kept).length).toBeGreaterThan(0)
    },
  )

  test('stay few after a year of all dailies', () => {
    let read: Statistics = {}
    let kept: Earned = {}
    let today: Day = FIRST
    const sizes: number[] = []
    for (let day = 0; day < 400; day++) {
      today = addDays(today, 1)
      const statistics: Partial<Record<GameId, ResultRecord[]>> = { ...read }
      for (const [at, game] of GAME_IDS.entries()) {
        const turn = day * 12 + at
        const items = [`item-${(turn * 31) % 500}`]
        const result = aResult({ mode: 'today', date: today, won: !isMissed(30, turn), score: turn % 12, n: 3, items })
        statistics[game] = [...(statistics[game] ?? []), result]
      }
      kept = earnedIn(honoursOf({ statistics, kept, today }))
      read = only(statistics, neededFor(statistics, kept, today))
      sizes.push(size(read))
    }
    expect(Math.max(...sizes)).toBeLessThan(900)
    expect(sizes.at(-1)).toBeLessThan(400)
  })
})
