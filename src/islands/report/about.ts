import type { GameId } from '#core/games.ts'

/** The footballer whose facts were just shown, and where. `run`: of a daily, known to the server. */
export type About = { game: GameId; footballer: string; name: string; run?: string }
