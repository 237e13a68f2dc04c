import type { GameId } from '#core/games.ts'
import { age } from './age.ts'
import { careerPath } from './career-path.ts'
import { blur } from './blur.ts'
import { backFour } from './back-four.ts'
import { bingo } from './bingo.ts'
import type { Driver } from './driver.ts'
import { higherlower } from './higherlower.ts'
import { pixels } from './pixels.ts'
import { split } from './split.ts'
import { stadiums } from './stadiums.ts'
import { statistics } from './statistics.ts'
import { tictactoe } from './tictactoe.ts'
import { wordle } from './wordle.ts'

/** Every game needs a driver, or the contract test fails. */
export const DRIVERS: Record<GameId, Driver> = {
  wordle,
  age,
  higherlower,
  statistics,
  'career-path': careerPath,
  pixels,
  blur,
  split,
  stadiums,
  bingo,
  tictactoe,
  'back-four': backFour,
}
