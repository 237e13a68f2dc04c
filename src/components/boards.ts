import { CATALOGUE, type Game } from '#games/catalogue.ts'

/** Leaderboard of the live match: the sum of a player's best five matches of each day. */
export const QUIZ_BOARD = 'quiz'

/** Games with a leaderboard of their own: those with ranked runs. */
export const RANKED_GAMES: readonly Game[] = CATALOGUE.filter(({ modes }) =>
  modes.some(({ counts }) => counts === 'ranked'),
)

/** Paths of the leaderboard pages, the general one first. */
export const BOARD_PATHS: readonly string[] = [
  '/table',
  `/table/${QUIZ_BOARD}`,
  ...RANKED_GAMES.map(({ id }) => `/table/${id}`),
]
