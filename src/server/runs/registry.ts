import { isGameId, type GameId } from '#core/games.ts'
import { ageRuns } from '#games/age/server.ts'
import { backFourRuns } from '#games/back-four/server.ts'
import { careerPathRuns } from '#games/career-path/server.ts'
import { blurRuns } from '#games/blur/server.ts'
import { bingoRuns } from '#games/bingo/server.ts'
import { higherlowerRuns } from '#games/higherlower/server.ts'
import { pixelsRuns } from '#games/pixels/server.ts'
import { splitRuns } from '#games/split/server.ts'
import { stadiumsRuns } from '#games/stadiums/server.ts'
import { statisticsRuns } from '#games/statistics/server.ts'
import { tictactoeRuns } from '#games/tictactoe/server.ts'
import { wordleRuns } from '#games/wordle/server.ts'
import type { RunGame } from '#games/run-rules.ts'

/** Games whose runs the server keeps. */
export const RUN_GAMES: Record<GameId, RunGame> = {
  wordle: wordleRuns,
  tictactoe: tictactoeRuns,
  pixels: pixelsRuns,
  statistics: statisticsRuns,
  stadiums: stadiumsRuns,
  split: splitRuns,
  age: ageRuns,
  blur: blurRuns,
  'career-path': careerPathRuns,
  bingo: bingoRuns,
  higherlower: higherlowerRuns,
  'back-four': backFourRuns,
}

/** Undefined for any other word. */
export const runGameOf = (id: string): RunGame | undefined => (isGameId(id) ? RUN_GAMES[id] : undefined)
