import type { LeagueFacts } from '#core/headlines.ts'
import { persisted, type Parser } from './persisted.ts'

/** The league that this browser has shown last, with its facts; `own`: the player's points of that day at that time. */
type Kept = { code: string; date: string; at: number; own: number; facts: LeagueFacts }

const Known: Parser<Kept | null> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && typeof (value as Partial<Kept>).code === 'string'
      ? { data: value as Kept }
      : {},
}

export const $league = persisted('league', Known, null)

/** Clears the league at sign-out and when the player leaves it. */
export const forgetLeague = (): void => $league.clear()
