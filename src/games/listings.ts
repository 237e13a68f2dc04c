import type { GameId } from '#core/games.ts'
import { listing as wordle } from './wordle/manifest.ts'
import { listing as tictactoe } from './tictactoe/manifest.ts'
import { listing as pixels } from './pixels/manifest.ts'
import { listing as statistics } from './statistics/manifest.ts'
import { listing as stadiums } from './stadiums/manifest.ts'
import { listing as split } from './split/manifest.ts'
import { listing as age } from './age/manifest.ts'
import { listing as blur } from './blur/manifest.ts'
import { listing as careerPath } from './career-path/manifest.ts'
import { listing as bingo } from './bingo/manifest.ts'
import { listing as backFour } from './back-four/manifest.ts'
import { listing as higherlower } from './higherlower/manifest.ts'
import type { Listing } from './manifest.ts'

/** Listing of each game on static pages and in reports. */
const LISTINGS = {
  wordle,
  tictactoe,
  pixels,
  statistics,
  stadiums,
  split,
  age,
  blur,
  'career-path': careerPath,
  bingo,
  higherlower,
  'back-four': backFour,
} as const satisfies Record<GameId, Listing>

/** Games whose first screen is one of our drawings. */
export type DrawnGame = {
  [Id in GameId]: (typeof LISTINGS)[Id]['still']['kind'] extends 'drawn' ? Id : never
}[GameId]

export const listingOf = (id: GameId): Listing => LISTINGS[id]
