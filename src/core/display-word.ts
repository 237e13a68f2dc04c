export type DisplayWord = 'contrast' | 'reduced' | 'full' | 'sound' | 'haptics' | 'no-keys'

/** True when a text of ./display.ts contains a word. Separate from it, because every page reads the text. */
export const hasWord = (display: string | undefined, word: DisplayWord): boolean =>
  (display ?? '').split(' ').includes(word)

/**
 * True when such a text names leagues of practice. Uses a pattern, so that the list of leagues loads only if needed.
 */
export const namesLeagues = (display: string | null | undefined): boolean =>
  /league|liga|ligue|serie|other/.test(display ?? '')
