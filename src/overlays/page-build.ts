import { createNewBuild } from '#stores/new-build.ts'

/** Limits how long a silent server can block the callers. */
const ANSWER_MS = 4000

async function latestBuild(): Promise<string> {
  const response = await fetch('/build.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
  const { id } = (await response.json()) as { id: string }
  return id
}

/** Compares the page's build with the server's; null when the page names none. */
export function pageBuild() {
  const build = document.body.dataset['build']
  if (!build) return null
  return createNewBuild({
    build,
    latest: latestBuild,
    reload: () => location.reload(),
    now: Date.now,
    storage: { getItem: (key) => sessionStorage.getItem(key), setItem: (key, at) => sessionStorage.setItem(key, at) },
  })
}
