import { expect, test } from 'vitest'
import { GAME_IDS } from '#core/games.ts'
import { randomFrom } from '#core/random.ts'
import { runGameOf } from '#server/runs/registry.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')

test.each(GAME_IDS)('%s: a daily given up without an answer has no actions, so it does not extend the streak', (id) => {
  const game = runGameOf(id)!
  const { setup } = game.daily.deal(randomFrom(7), [], '2026-11-22')!
  const given = game.play(game.start(setup, 7, NOON), { type: 'giveUp' }, NOON + 5_000)
  expect(given.ok).toBe(true)
  if (given.ok) expect(game.outcome(given.state)).toMatchObject({ n: 0, won: false, score: 0, lines: [] })
})
