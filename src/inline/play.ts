import { showLevel } from './level.ts'
import { openEarly } from './opening.ts'
import { progress, read, start } from './page.ts'
import { askForScripts } from './scripts.ts'
import { dress } from './typefaces.ts'

showLevel(read)
askForScripts(openEarly(read, progress().signedIn))
start()
dress()
// A face of the first card that is pressed before the game is there to hear it (src/play/PlayFrame.tsx).
addEventListener('click', ({ target }) => {
  const face = (target as Element).closest<HTMLElement>('[ssr] [data-kick-off]')
  if (face) face.dataset['pressed'] = ''
})
