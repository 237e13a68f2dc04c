import { CATALOGUE, type Game } from '#games/catalogue.ts'

/** The board of the live match: the best five matches of each day, added up. */
export const QUIZ_BOARD = 'quiz'

/** The games that have a board of their own: those with ranked runs. */
export const RANKED_GAMES: readonly Game[] = CATALOGUE.filter(({ modes }) =>
  modes.some(({ counts }) => counts === 'ranked'),
)

/** The pages of boards, the general one first. */
export const BOARD_PATHS: readonly string[] = [
  '/table',
  `/table/${QUIZ_BOARD}`,
  ...RANKED_GAMES.map(({ id }) => `/table/${id}`),
]
