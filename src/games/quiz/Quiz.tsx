import { useEffect } from 'react'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Waiting } from './face/Waiting.tsx'
import type { Words } from './face/words.ts'
import { Practice } from './practice/Practice.tsx'

/** The quiz in play: the match that all play, or with `?practice` ten questions of one's own. */
export default function Quiz(words: Words) {
  const hydrated = useHydrated()
  useEffect(() => void startOverlaysLater(), [])
  return hydrated ? <Practice {...words} /> : <Waiting text={words.t.loading} />
}
