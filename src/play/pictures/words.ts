import { webStorage } from '#stores/persisted.ts'
import { useEffect } from 'react'
import { declareIntent } from '#ui/intent.ts'

/*
 * Text mode of picture games, stored per browser and set by the address `?words`; no picture of a run is requested in
 * it.
 */
const KEY = 'inWords'

/** True when picture games are played as text. */
export function playsInWords(): boolean {
  return new URLSearchParams(location.search).has('words') || webStorage()?.getItem(KEY) === 'true'
}

/** The field of a run request (`asks` of a PlayGame). */
export const asksForWords = (): { twin?: true } => (playsInWords() ? { twin: true } : {})

/** Stores the choice and removes it from the address. */
export function choosesWords(inWords: boolean) {
  webStorage()?.setItem(KEY, String(inWords))
  const address = new URL(location.href)
  address.searchParams.delete('words')
  history.replaceState(null, '', address)
}

/** The action that switches to text, or back to pictures. */
export const wordsAction = (on: boolean) => ({ type: 'words' as const, on })

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
