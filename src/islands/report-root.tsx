import { createRoot } from 'react-dom/client'
import type { Locale } from '#i18n/locales.ts'
import { ReportDialog } from './report/ReportDialog.tsx'
import type { About } from './report/about.ts'
import { loadWords } from './report/words.ts'

/**
 * Shows the report dialog until it is closed. It has a root of its own: what it was opened from may go meanwhile, as
 * the end of a round does. Rejects when its words cannot be loaded.
 */
export async function openReport(about: About, locale: Locale): Promise<void> {
  const t = await loadWords(locale)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(<ReportDialog about={about} t={t} onClose={close} />)
}
