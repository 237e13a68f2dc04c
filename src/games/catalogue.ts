import { numberSince, type Day } from '#core/days.ts'
import { isInLineUp } from '#core/formation.ts'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'
import { wordle } from './wordle/manifest.ts'
import { tictactoe } from './tictactoe/manifest.ts'
import { pixels } from './pixels/manifest.ts'
import { statistics } from './statistics/manifest.ts'
import { stadiums } from './stadiums/manifest.ts'
import { split } from './split/manifest.ts'
import { age } from './age/manifest.ts'
import { blur } from './blur/manifest.ts'
import { careerPath } from './career-path/manifest.ts'
import { bingo } from './bingo/manifest.ts'
import { backFour } from './back-four/manifest.ts'
import { higherlower } from './higherlower/manifest.ts'
import { DAILY, DEALT, type Manifest, type Mode, type Place } from './manifest.ts'

export { RANKED, type Counts, type Mode, type Place } from './manifest.ts'

const MANIFESTS = {
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
} as const satisfies Record<GameId, Manifest>

/** Mode of any game. */
export type ModeId = (typeof MANIFESTS)[GameId]['modes'][number]['id']

export type Game = Manifest & { id: GameId; path: `/${string}` }

/** Past days of a daily, played as practice. */
export const ARCHIVE = 'archive'

/** A run of another player's deal: counts as practice, kept by the server. */
export const CHALLENGE = 'challenge'

/** All games: home list, pickers, sitemap and claim limits derive from it. */
export const CATALOGUE: readonly Game[] = GAME_IDS.map((id) => ({ id, path: `/${id}`, ...MANIFESTS[id] }))

/** The live quiz: not one of the games, without a daily or a statistics key. Match and practice share one page. */
export const QUIZ = {
  path: '/quiz',
  play: '/quiz/play',
  practice: '/quiz/play?practice',
  watch: '/quiz/play?watch',
} as const

/** Direction of a game's best score. */
export const betterScore = (id: GameId): 'low' | 'high' => gameOf(id).best ?? 'high'

export const gameOf = (id: GameId): Game => CATALOGUE.find((game) => game.id === id)!

/** Number of the game's daily on a day; below 1 before its first. */
export const dailyNumber = (id: GameId, day: Day): number => numberSince(gameOf(id).since, day)

/** The games with a daily on a day, in shirt order. */
export const gamesOn = (day: Day, games: readonly Game[] = CATALOGUE): readonly Game[] =>
  games.filter(({ since }) => numberSince(since, day) >= 1)

/** The games that make a complete day: the line-up without the bench. */
export const elevenOn = (day: Day, games: readonly Game[] = CATALOGUE): readonly Game[] =>
  gamesOn(day, games).filter(isInLineUp)

/** The mode of a game, or null when the game has no such mode. */
export const modeOf = (id: GameId, mode: string): Mode | null =>
  gameOf(id).modes.find((entry) => entry.id === mode) ?? null

/** True for practice dealt and kept by the server. */
export function isDealt(id: string, mode: string): boolean {
  const { place, counts } = (isGameId(id) && modeOf(id, mode)) || {}
  return place === DEALT.place && counts === DEALT.counts
}

/**
 * Where the runs of a mode take place; archive and challenges follow the daily. Null when the game has no such mode.
 */
export const placeOf = (id: GameId, mode: string): Place | null =>
  modeOf(id, mode === ARCHIVE || mode === CHALLENGE ? DAILY.id : mode)?.place ?? null
