import { describe, expect, test } from 'vitest'
import type { DailyState } from '#core/daily-state.ts'
import { addDays, type Day } from '#core/days.ts'
import { inFormation, isInLineUp } from '#core/formation.ts'
import { CATALOGUE, elevenOn, gameOf } from '#games/catalogue.ts'
import { dayOf, markOf, type Shown } from '#full-time/day.ts'

const TODAY = '2026-11-22'

const done = (id: string, points: number, bonus = 0, more: Partial<DailyState> = {}): Shown => ({
  id,
  state: { is: 'won', score: 4, points, bonus, ...more },
})

const ELEVEN = CATALOGUE.filter(isInLineUp).map(({ id }) => id)

describe('the square of a game', () => {
  test.each([
    [60, 60, 'good'],
    [40, 60, 'good'],
    [39, 60, 'fair'],
    [20, 60, 'fair'],
    [19, 60, 'poor'],
    [0, 60, 'poor'],
    [47, 70, 'good'],
    [46, 70, 'fair'],
  ])('of %i from %i points is %s', (earned, max, mark) => expect(markOf(earned, max)).toBe(mark))
})

describe('a day', () => {
  test('counts all points of its dailies, and each game without the daily bonus', () => {
    const { total, players, whole } = dayOf(TODAY, [done('wordle', 44 + 20, 20), done('age', 20 + 60, 60)])
    expect(total).toBe(144)
    expect(players[0]).toMatchObject({ game: 'wordle', number: 1, earned: 44, max: 60, mark: 'good', score: 4 })
    expect(players[6]).toMatchObject({ game: 'age', number: 7, earned: 20, max: 70, mark: 'poor' })
    expect(whole).toBe(true)
  })

  test('is not complete without its bonus', () => expect(dayOf(TODAY, [done('wordle', 64, 20)]).whole).toBe(false))

  test('names the games that prevented the whole-day bonus: without points, or given up', () => {
    const shown = [done('wordle', 54, 20), done('age', 0), done('blur', 12), done('split', 0), done('bingo', 30, 10)]
    expect(dayOf(TODAY, shown).cost).toEqual({ nil: ['age', 'split'], gaveUp: ['blur'] })
    expect(dayOf(TODAY, [...shown, { id: 'pixels', state: { is: 'closed' } }]).cost).toEqual(dayOf(TODAY, shown).cost)
    expect(dayOf(TODAY, [done('wordle', 54, 20), done('age', 80, 60), done('blur', 0)]).cost).toEqual({
      nil: [],
      gaveUp: [],
    })
  })

  test('has eleven games, closed where they have no daily', () => {
    const { players } = dayOf(TODAY, [done('wordle', 40)])
    expect(players.map(({ game }) => game)).toEqual(ELEVEN)
    expect(players.filter(({ mark }) => mark !== 'closed').map(({ game }) => game)).toEqual(['wordle'])
    expect(players.at(-2)).toMatchObject({ mark: 'closed', path: null })
  })

  test('leaves out a game that opens later', () => {
    const later = { ...gameOf('bingo'), since: addDays(TODAY, 1) }
    const games = CATALOGUE.map((game) => (game.id === 'bingo' ? later : game))
    const idsOn = (day: Day) => dayOf(day, [], elevenOn(day, games)).players.map(({ game }) => game)
    expect(idsOn(TODAY)).toEqual(ELEVEN.filter((id) => id !== 'bingo'))
    expect(idsOn(later.since)).toEqual(ELEVEN)
  })

  test('has its star on the game with the largest share of its points', () => {
    expect(dayOf(TODAY, [done('wordle', 50), done('age', 55)]).best?.game).toBe('wordle')
    expect(dayOf(TODAY, [done('wordle', 45), done('age', 55)]).best?.game).toBe('age')
    expect(dayOf(TODAY, [done('wordle', 60), done('age', 70)]).best?.game).toBe('age')
  })

  test('without a right answer has no star', () => {
    const lost = { is: 'lost', score: 0 } as const
    const { best, total, players } = dayOf(TODAY, [done('wordle', 0, 0, lost), done('age', 0, 0, lost)])
    expect([best, total, players[0]!.mark]).toEqual([null, 0, 'poor'])
  })

  test.each([NaN, -5, '60', null, 1e300, {}])('survives the note %j', (points) => {
    const { players, total } = dayOf(TODAY, [done('wordle', points as number), done('age', 30, points as number)])
    expect([players[0]!.earned, Number.isSafeInteger(total)]).toEqual([0, true])
  })

  test('is drawn as 1-4-3-3', () => {
    expect(inFormation(dayOf(TODAY, []).players).map((line) => line.length)).toEqual([1, 4, 3, 3])
  })
})
