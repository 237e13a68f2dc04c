import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Props with the words of the submissions page. */
export type Speech = { locale: Locale; t: Messages<'submissions'>; errors: Messages<'errors'> }
