import { CHECK_MS } from '#stores/new-build.ts'
import { pageBuild } from './page-build.ts'

/** Checks for a newer build while the page is open (docs/decisions/025). */
export function followBuild() {
  const newBuild = pageBuild()
  if (!newBuild) return
  setInterval(() => void newBuild.look(), CHECK_MS)
  addEventListener('focus', () => void newBuild.look())
  addEventListener('pageshow', ({ persisted }) => persisted && newBuild.onComeBack())
  addEventListener('vite:preloadError', () => void newBuild.onMissingPart())
}
