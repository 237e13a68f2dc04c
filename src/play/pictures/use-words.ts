import { useEffect } from 'react'
import { declareIntent } from '#ui/intent.ts'
import { playsInWords, wordsAction } from './words.ts'

type View = { over: boolean; inWords: boolean }

/**
 * True while the run is played in words. One that was begun in pictures, here or elsewhere, goes on in words where its
 * player wants them, and meanwhile no picture of it is asked for.
 */
export function useWords(view: View | null, act: (action: ReturnType<typeof wordsAction>) => void): boolean {
  const wants = view !== null && playsInWords()
  const turns = wants && !view.over && !view.inWords
  useEffect(() => {
    // Nations and clubs have their names in the pack, which comes with who plays.
    if (wants) declareIntent()
  }, [wants])
  useEffect(() => {
    if (turns) act(wordsAction(true))
    // Once a run: `act` is another one at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [turns])
  return view !== null && (view.inWords || wants)
}
