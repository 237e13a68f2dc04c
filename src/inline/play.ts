import { cameFromHere } from '#ui/came-from-here.ts'
import { root } from './fill.ts'
import { showLevel } from './level.ts'
import { openEarly } from './opening.ts'
import { progress, read, start } from './page.ts'
import { askForScripts } from './scripts.ts'
import { dress } from './typefaces.ts'

// What the page will open is settled, and its gate is not shown (src/games/quiz/Gate.tsx).
if (cameFromHere() || location.search || history.state) root.dataset['settled'] = ''
showLevel(read)
askForScripts(openEarly(read, progress().signedIn))
start()
dress()
// A face of the first card that is pressed before the game is there to hear it (src/play/PlayFrame.tsx).
addEventListener('click', ({ target }) => {
  const face = (target as Element).closest<HTMLElement>('[ssr] [data-kick-off]')
  if (face) face.dataset['pressed'] = ''
})
