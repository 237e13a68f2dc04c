import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Language and messages of a league's page. */
export type Speech = {
  locale: Locale
  t: Messages<'league'>
  games: Messages<'games'>
  errors: Messages<'errors'>
  /** Path of each daily, and the most points it pays. */
  dailies: Record<GameId, { path: string; most: number }>
  /** Random names, separated by `|`. */
  nicknames: string
}
