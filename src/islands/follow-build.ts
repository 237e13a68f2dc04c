import { CHECK_MS, createNewBuild } from '#stores/new-build.ts'

async function latestBuild(): Promise<string> {
  const response = await fetch('/build.json', { cache: 'no-store' })
  const { id } = (await response.json()) as { id: string }
  return id
}

/** Asks for a newer build as long as the page is open (docs/decisions/025). */
export function followBuild() {
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
