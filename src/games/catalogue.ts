import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'

/** Where a mode's run takes place: what the browser ran itself is a claim, what the server or a room ran is a fact. */
export type Place = 'browser' | 'server' | 'room'

/** What a run is for: its own sake, the puzzle of a day, a leaderboard, or against others. */
export type Counts = 'practice' | 'daily' | 'ranked' | 'match'

/** All modes there will be; a mode is in the catalogue when its page is. A daily also has its `archive`. */
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

/** Of any game. */
export type ModeId = ModeIds[GameId]

export type Mode<Id extends string = string> = {
  id: Id
  path: `/${string}`
  place: Place
  counts: Counts
  /** The most points one run can earn, bonuses of the day aside: what a claim is checked against. */
  maxPoints: number
  /** No human finishes a scoring run faster: what a claim is checked against. */
  minSeconds: number
  /** Of a ranked mode: the time for one answer, seconds. */
  seconds?: number
  /** Ids of its themes or leagues, where a run can be of one of them. */
  parts?: readonly string[]
}

export type Game = {
  id: GameId
  /** Shirt number on the team sheet. */
  number: number
  path: `/${string}`
  /** False: shown on the team sheet as in training, leads nowhere. */
  open: boolean
  modes: readonly Mode[]
}

/** The past days of a daily, played on its page for their own sake. */
export const ARCHIVE = 'archive'

/** Against the clock of the server, for a place on a board. */
export const RANKED = 'ranked'

/** A friend's run of somebody's deal: practice, and the server keeps it. */
export const CHALLENGE = 'challenge'

const DAILY = { id: 'today', place: 'server', counts: 'daily' } as const
const PRACTICE = { place: 'browser', counts: 'practice' } as const
/** Practice whose pictures would tell: the server deals it, and it counts as any practice. */
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

/** The team sheet: home list, pickers, sitemap and claim limits all follow from it. */
export const CATALOGUE: readonly Game[] = GAME_IDS.map((id, index) => ({
  id,
  number: index + 1,
  path: `/${id}`,
  open: id in OPEN,
  modes: OPEN[id] ?? [],
}))

/** The live match: no shirt of the eleven, no daily, no key of the statistics. Its play is one page for match and practice. */
export const QUIZ = { path: '/quiz', play: '/quiz/play', practice: '/quiz/play?practice' } as const

/** Games whose score counts what was used up, such as guesses. */
const FEWEST: readonly GameId[] = ['wordle', 'career-path']

/** Which score of a game is the better one, as the profile has it (`best` in src/islands/profile/boards.ts). */
export const betterScore = (id: GameId): 'low' | 'high' => (FEWEST.includes(id) ? 'low' : 'high')

export const gameOf = (id: GameId): Game => CATALOGUE.find((game) => game.id === id)!

/** The mode of a game, or null when the game has none of that name (or is not open yet). */
export const modeOf = (id: GameId, mode: string): Mode | null =>
  gameOf(id).modes.find((entry) => entry.id === mode) ?? null

/** True for practice that the server deals and holds. */
export function isDealt(id: string, mode: string): boolean {
  const { place, counts } = (isGameId(id) && modeOf(id, mode)) || {}
  return place === DEALT.place && counts === DEALT.counts
}

/** Where the runs of a mode take place, the archive's and challenges' with the daily's; null when the game has no such mode. */
export const placeOf = (id: GameId, mode: string): Place | null =>
  modeOf(id, mode === ARCHIVE || mode === CHALLENGE ? DAILY.id : mode)?.place ?? null
