import { useState } from 'react'
import { noteCounted } from '#stores/counted.ts'

export type Copied = 'text' | 'words' | null

/** Shares by the system's share sheet on touch devices, otherwise copies. When copying fails, `byHand` has the text. */
export function useSharing(text: string, inWords: string) {
  const [done, setDone] = useState<Copied>(null)
  const [byHand, setByHand] = useState<string | null>(null)

  async function copy(what: string, as: Copied) {
    try {
      await navigator.clipboard.writeText(what)
      if (import.meta.env.MEASURED) noteCounted('shared')
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
      if (import.meta.env.MEASURED) noteCounted('shared')
    } catch (error) {
      // Do not copy when the player closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, 'text')
    }
  }

  return { done, byHand, share: () => void share(), copyWords: () => void copy(inWords, 'words') }
}

/** Desktop browsers have a share sheet too, but copying is quicker on them. */
const isTouch = () => matchMedia('(pointer: coarse)').matches
