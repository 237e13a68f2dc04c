import type { Standing as StandingOf } from '#games/match/state.ts'
import type { FootballWords } from '#play/game.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Figures } from '../race/state.ts'

export type Standing = StandingOf<Figures>

/** What every part of the multiplayer says with. */
export type Words = {
  locale: Locale
  t: { rooms: Messages<'rooms'>; wordle: Messages<'wordle'>; search: Messages<'search'>; football: FootballWords }
}
