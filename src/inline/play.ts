import { cameFromHere } from '#ui/came-from-here.ts'
import { root } from './fill.ts'
import { openHelpByKey } from './help-key.ts'
import { showLevel } from './level.ts'
import { openEarly } from './opening.ts'
import { progress, read, start } from './page.ts'
import { askForScripts } from './scripts.ts'
import { applyTypefaces } from './typefaces.ts'

// The page's mode is settled, so its gate is not shown (src/games/quiz/view/Quiz.tsx).
if (cameFromHere() || location.search.includes('practice') || history.state) root.dataset['settled'] = ''
showLevel(read)
askForScripts(openEarly(read, progress().signedIn))
start()
openHelpByKey()
applyTypefaces()
// Defers the install prompt to the end of a run (src/play/install).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
})
// Remembers the last press before the game has loaded: on a face of the first card (src/play/PlayFrame.tsx), or on a
// button of the quiz's gate.
addEventListener('click', ({ target }) => {
  const face = (target as Element).closest<HTMLElement>('[ssr] [data-kick-off]')
  if (!face) return
  delete document.querySelector<HTMLElement>('[data-pressed]')?.dataset['pressed']
  face.dataset['pressed'] = ''
})
