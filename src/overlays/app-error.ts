import { raiseAppError } from '#stores/app-error.ts'
import { startErrorReports } from './error-reports.ts'

/** React unmounts a broken island: shows the page's error card in its place. */
function onError({ error }: ErrorEvent) {
  if (!error) return
  raiseAppError(error)
  // Waits until React has emptied the island, which it does after reporting.
  setTimeout(showCard, 0)
}

function showCard() {
  const card = document.querySelector<HTMLTemplateElement>('template#app-error')
  for (const island of document.querySelectorAll('main astro-island:not([ssr])')) {
    if (!card || island.childElementCount > 0) continue
    island.append(card.content.cloneNode(true))
    import('./number-card.ts').then(({ numberCard }) => numberCard(island)).catch(() => undefined)
  }
}

// Server rendering has no window.
if (typeof window !== 'undefined') {
  if (import.meta.env.REPORTS_TO) startErrorReports()
  addEventListener('error', onError)
}
