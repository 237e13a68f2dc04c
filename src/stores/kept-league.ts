import type { LeagueFacts } from '#core/headlines.ts'
import { persisted, type Parser } from './persisted.ts'

/** The league that this browser has shown last, with its facts; `own`: the player's points of the day by then. */
type Kept = { code: string; date: string; at: number; own: number; facts: LeagueFacts }

const Known: Parser<Kept | null> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && typeof (value as Partial<Kept>).code === 'string'
      ? { data: value as Kept }
      : {},
}

export const $league = persisted('league', Known, null)

/** The next user of this browser may be somebody else, and a league may be left. */
export const forgetLeague = (): void => $league.clear()
