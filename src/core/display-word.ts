export type DisplayWord = 'contrast' | 'reduced' | 'full' | 'sound' | 'haptics' | 'no-keys'

/** Whether a text of ./display.ts has a word. Apart from it, because every page asks and only settings write. */
export const hasWord = (display: string | undefined, word: DisplayWord): boolean =>
  (display ?? '').split(' ').includes(word)

/** Whether such a text names leagues of practice. A pattern, because the list is only loaded where it does. */
export const namesLeagues = (display: string | null | undefined): boolean =>
  /league|liga|ligue|serie|other/.test(display ?? '')
