import { useState } from 'react'

export type Copied = 'text' | 'words' | null

/**
 * Shares with the system's sheet where there is one, else copies; where copying is forbidden `byHand` holds the text
 * to be selected.
 */
export function useSharing(text: string, inWords: string) {
  const [done, setDone] = useState<Copied>(null)
  const [byHand, setByHand] = useState<string | null>(null)

  async function copy(what: string, as: Copied) {
    try {
      await navigator.clipboard.writeText(what)
      setDone(as)
      setByHand(null)
    } catch {
      setByHand(what)
    }
  }

  async function share() {
    if (typeof navigator.share !== 'function' || !isTouch()) return copy(text, 'text')
    try {
      await navigator.share({ text })
    } catch (error) {
      // Whoever closes the sheet did not ask for a copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, 'text')
    }
  }

  return { done, byHand, share: () => void share(), copyWords: () => void copy(inWords, 'words') }
}

/** Desktop browsers have the sheet too, but there it is a detour to the clipboard. */
const isTouch = () => matchMedia('(pointer: coarse)').matches
