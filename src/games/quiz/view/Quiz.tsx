import { lazy, Suspense, useEffect, useState } from 'react'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { cameFromHere } from '#ui/came-from-here.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Waiting } from './play/Waiting.tsx'
import type { Words } from './play/words.ts'
import { Gate, type Way } from './Gate.tsx'
import styles from './gate.module.css'
import { Practice } from './practice/Practice.tsx'

const Live = lazy(() => import('./live/Live.tsx'))

/**
 * The quiz: the shared match, or ten questions of one's own with `?practice`. Buttons of this site lead straight in,
 * links to the gate.
 */
export default function Quiz(words: Words) {
  const { t } = words
  const hydrated = useHydrated()
  const [pressed, setPressed] = useState<Way | null>(null)
  useEffect(() => void startOverlaysLazily(), [])
  if (hydrated && isPractice()) return <Practice {...words} />
  const way = pressed ?? (hydrated ? wayHere() : null)
  if (way) {
    rememberHere(way)
    return (
      <Suspense fallback={<Waiting text={t.connecting} />}>
        <Live key={way} {...words} watch={way === 'watch'} onJoin={() => setPressed('in')} />
      </Suspense>
    )
  }
  return (
    <>
      <Gate {...words} early={!hydrated} onWay={setPressed} />
      {!hydrated && (
        <div className={styles.settled}>
          <Waiting text={t.loading} />
        </div>
      )}
    </>
  )
}

const isPractice = () => new URLSearchParams(location.search).has('practice')

const HERE = 'quiz-here'

/** Restores the way in after a reload; null for a shared link. */
function wayHere(): Way | null {
  const kept: unknown = history.state?.[HERE]
  if (kept === 'in' || kept === 'watch') return kept
  return cameFromHere() ? 'in' : null
}
const rememberHere = (way: Way) => history.replaceState({ ...(history.state as object), [HERE]: way }, '')
