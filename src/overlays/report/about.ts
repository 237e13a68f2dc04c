import type { About as Subject } from '#contracts/reports.ts'
import type { GameId } from '#core/games.ts'

/**
 * Subject of the report as the player saw it; `name` in the player's language. `run`: id of a daily's run on the
 * server.
 */
export type About = { game: GameId | 'quiz'; about: Subject; name: string; run?: string }
