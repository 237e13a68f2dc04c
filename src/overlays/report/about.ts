import type { About as Subject } from '#contracts/reports.ts'
import type { GameId } from '#core/games.ts'

/** Whose facts were just shown, and where; `name` as the player read it. `run`: of a daily, known to the server. */
export type About = { game: GameId | 'quiz'; about: Subject; name: string; run?: string }
