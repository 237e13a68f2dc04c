import { raiseAppError } from '#stores/app-error.ts'
import { createNewBuild, CHECK_MS } from '#stores/new-build.ts'

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

async function latestBuild(): Promise<string> {
  const response = await fetch('/build.json', { cache: 'no-store' })
  const { id } = (await response.json()) as { id: string }
  return id
}

function follow() {
  const build = document.body.dataset['build']
  if (!build) return
  const storage = { getItem: (key: string) => sessionStorage.getItem(key), setItem: setGuard }
  const newBuild = createNewBuild({
    build,
    latest: latestBuild,
    reload: () => location.reload(),
    now: Date.now,
    storage,
  })
  setInterval(() => void newBuild.look(), CHECK_MS)
  addEventListener('focus', () => void newBuild.look())
  addEventListener('pageshow', ({ persisted }) => persisted && newBuild.onComeBack())
  addEventListener('vite:preloadError', () => void newBuild.onMissingPart())
}

const setGuard = (key: string, value: string) => sessionStorage.setItem(key, value)

// Pages are also rendered where there is no window.
if (typeof window !== 'undefined') {
  addEventListener('error', onError)
  follow()
}
