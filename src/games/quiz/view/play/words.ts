import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** What the island says; the words of the lobby and of the head stand in their pages alone. */
export type QuizWords = Omit<Messages<'quiz'>, `lobby${string}` | `description${string}` | `help${string}`> &
  Pick<Messages<'rooms'>, 'nicknames'>

/** What every part of the quiz is handed. */
export type Words = { locale: Locale; t: QuizWords }
