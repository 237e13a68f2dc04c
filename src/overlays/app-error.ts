import { raiseAppError } from '#stores/app-error.ts'

/** React takes a broken island off the page: the card of the error screen, which the page brings along, stands in. */
function onError({ error }: ErrorEvent) {
  if (!error) return
  raiseAppError(error)
  // React empties the island after it has reported.
  setTimeout(showCard, 0)
}

function showCard() {
  const card = document.querySelector<HTMLTemplateElement>('template#app-error')
  for (const island of document.querySelectorAll('main astro-island:not([ssr])')) {
    if (card && island.childElementCount === 0) island.append(card.content.cloneNode(true))
  }
}

// Pages are also rendered where there is no window.
if (typeof window !== 'undefined') addEventListener('error', onError)
