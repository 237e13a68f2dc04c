import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import type { QuizWords } from './play/words.ts'

/** Words for the island: without the words only the page uses, plus the nicknames for guests. */
export const quizWords = (locale: Locale): QuizWords => ({
  ...(Object.fromEntries(
    Object.entries(messages(locale, 'quiz')).filter(([key]) => !/^(description|help|lobby)/.test(key)),
  ) as QuizWords),
  nicknames: messages(locale, 'rooms').nicknames,
})
