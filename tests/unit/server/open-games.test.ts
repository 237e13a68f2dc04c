import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Day } from '#core/days.ts'
import { CATALOGUE, elevenOn } from '#games/catalogue.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import * as daily from '#server/runs/daily.ts'
import { openGames } from '#server/runs/open-games.ts'

const GAMES = elevenOn('2026-12-1').map(({ id }) => id)
const PUZZLE = { id: 1, setup: {}, names: [] }

vi.mock('#server/runs/daily.ts')

describe('the games with a daily on a day', () => {
  beforeEach(() => {
    vi.resetAllMocks()
    vi.mocked(daily.puzzleOf).mockResolvedValue(PUZZLE)
  })

  test('are all games, whose puzzles are drawn if necessary', async () => {
    expect(await openGames('2026-11-1')).toEqual(GAMES)
    expect(vi.mocked(daily.puzzleOf).mock.calls.map(([id]) => id)).toEqual(GAMES)
  })

  test('exclude a game that opens later', async () => {
    const later = CATALOGUE.map((game) => (game.id === 'age' ? { ...game, since: '2026-11-6' as const } : game))
    const openOn = (day: Day) => openGames(day, [], elevenOn(day, later))
    expect(await openOn('2026-11-5')).toEqual(GAMES.filter((id) => id !== 'age'))
    expect(await openOn('2026-11-6')).toEqual(GAMES)
  })

  test('are cached', async () => {
    vi.mocked(daily.cachedPuzzle).mockReturnValue(PUZZLE)
    expect(await openGames('2026-11-2')).toEqual(GAMES)
    expect(daily.puzzleOf).not.toHaveBeenCalled()
  })

  test('are not looked up if the caller passes them', async () => {
    expect(await openGames('2026-11-6', GAMES)).toEqual(GAMES)
    expect(daily.puzzleOf).not.toHaveBeenCalled()
  })

  test('exclude a game with too small a pool, which is checked once', async () => {
    const closed = new HttpError('mode-closed')
    vi.mocked(daily.puzzleOf).mockImplementation((id) =>
      id === 'age' ? Promise.reject(closed) : Promise.resolve(PUZZLE),
    )
    const without = GAMES.filter((id) => id !== 'age')
    expect([await openGames('2026-11-3'), await openGames('2026-11-3')]).toEqual([without, without])
    expect(vi.mocked(daily.puzzleOf).mock.calls.filter(([id]) => id === 'age')).toHaveLength(1)
  })

  test('include a game whose puzzle cannot be read, so that an outage never pays a bonus', async () => {
    const logged = vi.spyOn(log, 'error')
    vi.mocked(daily.puzzleOf).mockRejectedValue(new HttpError('unavailable'))
    expect(await openGames('2026-11-4')).toEqual(GAMES)
    expect(logged).toHaveBeenCalledTimes(GAMES.length)
  })
})
