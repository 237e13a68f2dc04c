import { webStorage } from '#stores/persisted.ts'
import { useEffect } from 'react'
import { declareIntent } from '#ui/intent.ts'

/*
 * Text version of picture games, stored per browser or requested with `?words`; it requests no picture of a run.
 */
const KEY = 'inWords'

/** True when picture games are played as text. */
export function playsInWords(): boolean {
  return new URLSearchParams(location.search).has('words') || webStorage()?.getItem(KEY) === 'true'
}

/** Field of a run request for the text version (`asks` of a PlayGame). */
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
 * True while the run is shown as text. Switches a run that was started with pictures when its player has chosen text,
 * and requests none of its pictures meanwhile.
 */
export function useWords(view: View | null, act: (action: ReturnType<typeof wordsAction>) => void): boolean {
  const wantsText = view !== null && playsInWords()
  const mustSwitch = wantsText && !view.over && !view.inWords
  useEffect(() => {
    // Names of nations and clubs are in the pack, which loads with intent to play.
    if (wantsText) declareIntent()
  }, [wantsText])
  useEffect(() => {
    if (mustSwitch) act(wordsAction(true))
    // Only once per run; `act` changes with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustSwitch])
  return view !== null && (view.inWords || wantsText)
}
