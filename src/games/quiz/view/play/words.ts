import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Words of the island; the words of lobby and page head stay in their pages. */
export type QuizWords = Omit<Messages<'quiz'>, `lobby${string}` | `description${string}` | `help${string}`> &
  Pick<Messages<'rooms'>, 'nicknames'>

/** Props with locale and words of the quiz. */
export type Words = { locale: Locale; t: QuizWords }
