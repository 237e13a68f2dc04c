/** All game ids in shirt order, the keys of a player's statistics. */
export const GAME_IDS = [
  'wordle',
  'tictactoe',
  'pixels',
  'statistics',
  'stadiums',
  'split',
  'age',
  'blur',
  'career-path',
  'bingo',
  'higherlower',
  'back-four',
] as const

export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (value: unknown): value is GameId => GAME_IDS.includes(value as GameId)
