import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** What every part of the page of submissions is given to speak with. */
export type Speech = { locale: Locale; t: Messages<'submissions'>; errors: Messages<'errors'> }
