import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import type { QuizWords } from './play/words.ts'

/** What a page hands the island: without what it says itself, with the names that guests are drawn. */
export const quizWords = (locale: Locale): QuizWords => ({
  ...(Object.fromEntries(
    Object.entries(messages(locale, 'quiz')).filter(([key]) => !/^(description|help|lobby)/.test(key)),
  ) as QuizWords),
  nicknames: messages(locale, 'rooms').nicknames,
})
