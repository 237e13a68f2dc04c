import { webStorage } from '#stores/persisted.ts'

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
