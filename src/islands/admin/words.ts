import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { errorText } from '../error-text.ts'
import type { Trouble } from './api.ts'

type Words = {
  [Area in 'admin' | 'errors' | 'football' | 'games' | 'reports' | 'search' | 'submissions']: Messages<Area>
}

/** Props with locale and words of the back office. */
export type Speech = { locale: Locale; t: Words }

/** Message for a key from the server; an unknown key is shown as it is. */
export function wordFor(messages: Record<string, unknown>, key: string, asItCame: string): string {
  const message = messages[key]
  return typeof message === 'string' ? message : asItCame
}

export const gameName = ({ t }: Speech, game: string): string => wordFor(t.games, game, game)

export const troubleText = ({ t }: Speech, code: Trouble): string => errorText(t.errors, code)
