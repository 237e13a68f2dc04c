import { webStorage } from '#stores/persisted.ts'

/*
 * Games of pictures have a text twin. The choice is this browser's, the address `?words` makes it too, and from then on
 * no picture of a run is requested at all.
 */
const KEY = 'inWords'

/** True where games of pictures are played in words. */
export function playsInWords(): boolean {
  return new URLSearchParams(location.search).has('words') || webStorage()?.getItem(KEY) === 'true'
}

/** What a request for a run says of it (`asks` of a PlayGame). */
export const asksForWords = (): { twin?: true } => (playsInWords() ? { twin: true } : {})

/** Keeps the choice; an address that asks for words stops asking. */
export function choosesWords(inWords: boolean) {
  webStorage()?.setItem(KEY, String(inWords))
  const address = new URL(location.href)
  address.searchParams.delete('words')
  history.replaceState(null, '', address)
}

/** The step that goes on in words, or in pictures again. */
export const wordsAction = (on: boolean) => ({ type: 'words' as const, on })
