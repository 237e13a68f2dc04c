import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Locale } from '#i18n/locales.ts'
import { NameDialog } from './report/NameDialog.tsx'
import { ReportDialog } from './report/ReportDialog.tsx'
import type { About } from './report/about.ts'
import { loadWords } from './report/words.ts'

/** Opens the dialog about a wrong fact. Rejects when its words cannot be loaded. */
export async function openReport(about: About, locale: Locale): Promise<void> {
  const t = await loadWords(locale)
  show((close) => <ReportDialog about={about} t={t} onClose={close} />)
}

/** Opens the dialog about a player's name. Rejects when its words cannot be loaded. */
export async function openNameReport(names: readonly string[], locale: Locale): Promise<void> {
  const t = await loadWords(locale)
  show((close) => <NameDialog names={names} t={t} onClose={close} />)
}

/** Renders in a root of its own, so that the dialog outlives its opener, such as the end of a round. */
function show(dialog: (close: () => void) => ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(dialog(close))
}
