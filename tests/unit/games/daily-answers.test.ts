import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { footballerById } from '#data/facts.ts'
import { verdict } from '#data/pools.ts'
import type { Setup as Bingo } from '#games/bingo/rules/engine.ts'
import type { Setup as HigherLower } from '#games/higherlower/rules/engine.ts'
import type { Setup as Statistics } from '#games/statistics/rules/engine.ts'
import type { Setup as Tictactoe } from '#games/tictactoe/rules/engine.ts'
import { columnOf, rowOf } from '#games/tictactoe/rules/terms.ts'
import { drawn } from '#server/runs/draw.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'

const DAY: Day = '2026-11-21'
const COUNTS: Record<GameId, number> = {
  ...{ wordle: 1, tictactoe: 9, pixels: 5, statistics: 10, stadiums: 6, split: 3 },
  ...{ age: 10, blur: 5, 'career-path': 1, bingo: 16, higherlower: 10, 'back-four': 4 },
}

/** The setup of the day's puzzle, and the ids of its answers. */
function dealt<Setup>(game: GameId) {
  const { setup } = drawn(game, RUN_GAMES[game], DAY, { used: [], taken: [], rows: 0 })
  const ids = RUN_GAMES[game].daily.answers(setup).map((drawing) => drawing!.id)
  return { setup: setup as Setup, ids }
}

beforeAll(() => void vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is'))

describe('the answers of a daily', () => {
  test.each(GAME_IDS)('of %s are different, one per mark of its share text', (game) => {
    const { ids } = dealt(game)
    expect(new Set(ids).size).toBe(COUNTS[game])
  })

  test('fill the card of Bingo with players who were dealt', () => {
    const { setup, ids } = dealt<Bingo>('bingo')
    const fits = new Map(setup.players.map((player) => [player.id, player.fits]))
    expect(ids.filter((id, cell) => !fits.get(id)?.includes(cell))).toEqual([])
  })

  test('are right in their cells of Tic tac toe', () => {
    const { setup, ids } = dealt<Tictactoe>('tictactoe')
    const isRight = (id: string, cell: number) =>
      [setup.rows[rowOf(cell)]!, setup.columns[columnOf(cell)]!].every(
        ({ criterion }) => verdict(criterion, footballerById(id)!, EVIDENCE) === 'yes',
      )
    expect(ids.filter((id, cell) => !isRight(id, cell))).toEqual([])
  })

  test('are the footballers of Statistics with the higher figure', () => {
    const { setup, ids } = dealt<Statistics>('statistics')
    const others = setup.deck.map(([, , left, right], at) => {
      const [more, less] = left[0] === ids[at] ? [left, right] : [right, left]
      return [ids[at] === more[0], more[4] > less[4]]
    })
    expect(others).toEqual(Array(10).fill([true, true]))
  })

  test('are the ten footballers of Higher lower whose value was asked', () => {
    const { setup, ids } = dealt<HigherLower>('higherlower')
    expect(ids).toEqual(setup.deck.slice(1).map(([id]) => id))
  })
})
