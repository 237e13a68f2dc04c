import { WordleAction } from '#contracts/wordle.ts'
import type { GameId } from '#core/games.ts'
import { footballerById } from '#data/facts.ts'
import { deal } from '#games/wordle/deal.ts'
import { MAX_GUESSES, wordle } from '#games/wordle/engine/index.ts'
import { playersLeft } from '#games/wordle/left.ts'
import { outcomeOf } from '#games/wordle/outcome.ts'
import { answerPool, clueById, isOpen } from '#games/wordle/roster.ts'
import { HINT_WIDTH } from '#pictures/ladder.ts'
import { HttpError } from './http-error.ts'
import { dailyGame, type DailyGame } from './daily-game.ts'

/** Bucket 0 holds who missed, 1 to 8 the guess that solved it. */
const WORDLE_WORST_FIRST = [0, ...Array.from({ length: MAX_GUESSES }, (_, at) => MAX_GUESSES - at)]

/** The games with a daily puzzle. The next game adds its entry here and nothing else in this folder. */
export const DAILY_GAMES: Partial<Record<GameId, DailyGame>> = {
  wordle: dailyGame({
    engine: wordle,
    action: WordleAction,
    deal: (random, recent, day) => {
      if (!isOpen('today')) throw new HttpError('mode-closed')
      const answer = deal(answerPool('today'), random, recent)
      return { setup: { answer, day, hard: false }, answers: [answer.id] }
    },
    resolve: (wire) => {
      if (wire.type !== 'guess') return wire
      const clue = clueById(wire.player)
      return clue ? { type: 'guess', clue } : 'unknown-player'
    },
    refusals: {
      'already-over': 'already-over',
      'already-guessed': 'already-guessed',
      'hint-too-early': 'hint-too-early',
      'no-hint-left': 'no-hint-left',
    },
    outcome: outcomeOf,
    buckets: { count: MAX_GUESSES + 1, of: ({ score }) => score, worstFirst: WORDLE_WORST_FIRST },
    left: (state) => playersLeft(state, answerPool('today')),
    // The first hint opens the face. Always one place: before the hint nobody learns whether there is a portrait.
    pictures: ({ answer: { id }, hints }) => [
      { kind: 'portrait', id, widths: [HINT_WIDTH], opened: hints > 0 ? 1 : 0 },
    ],
    nameOf: (answer) => footballerById(answer)?.name ?? answer,
  }),
}
