import { GAME_IDS, type GameId } from '#core/games.ts'

/** Where a mode's run takes place: in the browser, on the server once a day, on the server against a clock, in a room. */
export type RunKind = 'practice' | 'daily' | 'ranked' | 'room'

export type Mode = {
  id: string
  path: `/${string}`
  kind: RunKind
  /** The most points one run can earn, bonuses of the day aside: what a claim is checked against. */
  maxPoints: number
  /** No human finishes a scoring run faster: what a claim is checked against. */
  minSeconds: number
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

const OPEN: Partial<Record<GameId, readonly Mode[]>> = {
  wordle: [
    { id: 'today', path: '/wordle/today', kind: 'daily', maxPoints: 60, minSeconds: 2 },
    { id: 'easy', path: '/wordle/solo', kind: 'practice', maxPoints: 60, minSeconds: 2 },
    { id: 'normal', path: '/wordle/solo', kind: 'practice', maxPoints: 60, minSeconds: 2 },
    { id: 'hard', path: '/wordle/solo', kind: 'practice', maxPoints: 60, minSeconds: 2 },
    { id: 'multiplayer', path: '/wordle/multiplayer', kind: 'room', maxPoints: 50, minSeconds: 2 },
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

export const gameOf = (id: GameId): Game => CATALOGUE.find((game) => game.id === id)!

/** The mode of a game, or null when the game has none of that name (or is not open yet). */
export const modeOf = (id: GameId, mode: string): Mode | null =>
  gameOf(id).modes.find((entry) => entry.id === mode) ?? null
