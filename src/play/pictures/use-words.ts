import { useEffect } from 'react'
import { declareIntent } from '#ui/intent.ts'
import { playsInWords, wordsAction } from './words.ts'

type View = { over: boolean; inWords: boolean }

/**
 * True while the run is in text mode. A run started with pictures switches when its player wants text, and none of its
 * pictures is requested meanwhile.
 */
export function useWords(view: View | null, act: (action: ReturnType<typeof wordsAction>) => void): boolean {
  const wants = view !== null && playsInWords()
  const turns = wants && !view.over && !view.inWords
  useEffect(() => {
    // Names of nations and clubs are in the pack, which loads with intent to play.
    if (wants) declareIntent()
  }, [wants])
  useEffect(() => {
    if (turns) act(wordsAction(true))
    // Once a run: `act` is another one at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [turns])
  return view !== null && (view.inWords || wants)
}
