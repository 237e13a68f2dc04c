import { LAUNCH_DAY, numberSince, type Day } from '#core/days.ts'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'

/**
 * Where a mode's run takes place. A run in the browser is an unverified claim; one on the server or in a room is
 * verified.
 */
export type Place = 'browser' | 'server' | 'room'

/** Purpose of a run: practice, the day's puzzle, a leaderboard, or a match. */
export type Counts = 'practice' | 'daily' | 'ranked' | 'match'

/** Modes of every game; a mode enters the catalogue with its page. A daily also has an `archive`. */
type ModeIds = {
  wordle: 'today' | 'easy' | 'normal' | 'hard' | 'multiplayer'
  tictactoe: 'today' | 'solo' | 'bot' | 'multiplayer'
  pixels: 'today' | 'easy' | 'hard' | 'themes'
  statistics: 'today' | 'normal' | 'ranked'
  stadiums: 'today' | 'easy' | 'hard'
  split: 'today' | 'normal' | 'hard'
  age: 'today' | 'normal'
  blur: 'today' | 'easy' | 'hard'
  'career-path': 'today' | 'classic' | 'hard'
  bingo: 'today' | 'normal' | 'timed'
  higherlower: 'today' | 'normal' | 'ranked'
}

/** Mode of any game. */
export type ModeId = ModeIds[GameId]

export type Mode<Id extends string = string> = {
  id: Id
  path: `/${string}`
  place: Place
  counts: Counts
  /** Maximum of points for one run, before daily bonuses: the limit for claims. */
  maxPoints: number
  /** Minimum of seconds a human needs for a scoring run: the limit for claims. */
  minSeconds: number
  /** Seconds for one answer of a ranked mode. */
  seconds?: number
  /** Ids of the mode's themes or leagues. */
  parts?: readonly string[]
}

export type Game = {
  id: GameId
  /** Shirt number on the team sheet. */
  number: number
  path: `/${string}`
  /** Day of its first daily: no puzzle, archive or honour counts it before. */
  since: Day
  /** False: shown on the team sheet as in training, without a link. */
  open: boolean
  modes: readonly Mode[]
}

/** Past days of a daily, played as practice. */
export const ARCHIVE = 'archive'

/** Timed by the server, for a leaderboard. */
export const RANKED = 'ranked'

/** A run of another player's deal: counts as practice, kept by the server. */
export const CHALLENGE = 'challenge'

const DAILY = { id: 'today', place: 'server', counts: 'daily' } as const
const PRACTICE = { place: 'browser', counts: 'practice' } as const
/** Practice dealt by the server, because its pictures would reveal the answer in the browser. */
const DEALT = { place: 'server', counts: 'practice' } as const
const ON_BOARDS = { id: RANKED, place: 'server', counts: 'ranked' } as const
const MATCH = { id: 'multiplayer', place: 'room', counts: 'match' } as const

const OPEN: { [Id in GameId]?: readonly Mode<ModeIds[Id]>[] } = {
  wordle: [
    { ...DAILY, path: '/wordle/today', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'easy', path: '/wordle/solo', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'normal', path: '/wordle/solo', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'hard', path: '/wordle/solo', maxPoints: 60, minSeconds: 2 },
    { ...MATCH, path: '/wordle/multiplayer', maxPoints: 50, minSeconds: 2 },
  ],
  age: [
    { ...DAILY, path: '/age/today', maxPoints: 70, minSeconds: 10 },
    { ...PRACTICE, id: 'normal', path: '/age', maxPoints: 70, minSeconds: 10 },
  ],
  bingo: [
    { ...DAILY, path: '/bingo/today', maxPoints: 83, minSeconds: 2 },
    { ...PRACTICE, id: 'normal', path: '/bingo', maxPoints: 83, minSeconds: 2 },
    { ...PRACTICE, id: 'timed', path: '/bingo', maxPoints: 83, minSeconds: 2 },
  ],
  higherlower: [
    { ...DAILY, path: '/higherlower/today', maxPoints: 50, minSeconds: 4 },
    { ...ON_BOARDS, path: '/higherlower/ranked', seconds: 10, maxPoints: 120, minSeconds: 1 },
    { ...PRACTICE, id: 'normal', path: '/higherlower/normal', maxPoints: 40, minSeconds: 2 },
  ],
  pixels: [
    { ...DAILY, path: '/pixels/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'easy', path: '/pixels/easy', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/pixels/hard', maxPoints: 100, minSeconds: 2 },
    { ...DEALT, id: 'themes', path: '/pixels/themes', maxPoints: 60, minSeconds: 2 },
  ],
  blur: [
    { ...DAILY, path: '/blur/logo/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'easy', path: '/blur/logo', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/blur/logo', maxPoints: 60, minSeconds: 2 },
  ],
  split: [
    { ...DAILY, path: '/split/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'normal', path: '/split', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/split', maxPoints: 60, minSeconds: 2 },
  ],
  stadiums: [
    { ...DAILY, path: '/stadiums/today', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'easy', path: '/stadiums', maxPoints: 60, minSeconds: 2 },
    { ...DEALT, id: 'hard', path: '/stadiums', maxPoints: 60, minSeconds: 2 },
  ],
  tictactoe: [
    { ...DAILY, path: '/tictactoe/today', maxPoints: 80, minSeconds: 2 },
    { ...PRACTICE, id: 'solo', path: '/tictactoe/solo', maxPoints: 80, minSeconds: 2 },
    { ...PRACTICE, id: 'bot', path: '/tictactoe/bot', maxPoints: 50, minSeconds: 4 },
    { ...MATCH, path: '/tictactoe/multiplayer', maxPoints: 50, minSeconds: 2 },
  ],
  statistics: [
    { ...DAILY, path: '/statistics/today', maxPoints: 50, minSeconds: 4 },
    { ...ON_BOARDS, path: '/statistics/ranked', seconds: 8, maxPoints: 120, minSeconds: 1 },
    { ...PRACTICE, id: 'normal', path: '/statistics/normal', maxPoints: 50, minSeconds: 4 },
  ],
  'career-path': [
    { ...DAILY, path: '/career-path/today', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'classic', path: '/career-path/classic', maxPoints: 60, minSeconds: 2 },
    { ...PRACTICE, id: 'hard', path: '/career-path/hard', maxPoints: 70, minSeconds: 2 },
  ],
}

/** The team sheet: home list, pickers, sitemap and claim limits derive from it. */
export const CATALOGUE: readonly Game[] = GAME_IDS.map((id, index) => ({
  id,
  number: index + 1,
  path: `/${id}`,
  since: LAUNCH_DAY,
  open: id in OPEN,
  modes: OPEN[id] ?? [],
}))

/**
 * The live match: outside the eleven games, without a daily and a statistics key. Match and practice share one page.
 */
export const QUIZ = { path: '/quiz', play: '/quiz/play', practice: '/quiz/play?practice' } as const

/** Games whose score counts what was used, such as guesses. */
const FEWEST: readonly GameId[] = ['wordle', 'career-path']

/** Direction of a game's best score, as on the profile (`best` in src/islands/profile/boards.ts). */
export const betterScore = (id: GameId): 'low' | 'high' => (FEWEST.includes(id) ? 'low' : 'high')

export const gameOf = (id: GameId): Game => CATALOGUE.find((game) => game.id === id)!

/** Number of the game's daily on a day; below 1 before its first. */
export const dailyNumber = (id: GameId, day: Day): number => numberSince(gameOf(id).since, day)

/** The games with a daily on a day, in shirt order. */
export const gamesOn = (day: Day, games: readonly Game[] = CATALOGUE): readonly Game[] =>
  games.filter(({ since }) => numberSince(since, day) >= 1)

/** The mode of a game, or null when the game has no such mode (or it is not open yet). */
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
