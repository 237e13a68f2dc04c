import { createRoot } from 'react-dom/client'
import type { Locale } from '#i18n/locales.ts'
import ConnectionModal from './ConnectionModal.tsx'
import type { SharedMessages } from './words/index.ts'

/** Mounts the connection dialog, which renders whenever the store says open. */
export function mountConnection(place: HTMLElement, locale: Locale, words: SharedMessages) {
  createRoot(place).render(<ConnectionModal locale={locale} words={words} />)
}
