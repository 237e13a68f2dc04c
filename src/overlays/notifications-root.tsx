import { createRoot } from 'react-dom/client'
import type { Locale } from '#i18n/locales.ts'
import Notifications from './Notifications.tsx'
import type { SharedMessages } from './words/index.ts'

/** Mounts the notifications. */
export function mountNotifications(area: HTMLElement, locale: Locale, words: SharedMessages) {
  createRoot(area).render(<Notifications locale={locale} words={words} />)
}
