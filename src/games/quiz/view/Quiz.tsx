import { lazy, Suspense, useEffect, useState, useRef } from 'react'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { cameFromHere } from '#ui/came-from-here.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Night } from './play/Night.tsx'
import { Waiting } from './play/Waiting.tsx'
import type { Words } from './play/words.ts'
import styles from './gate.module.css'
import { Play } from 'lucide-react'
import { QUIZ } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import waiting from './play/waiting.module.css'

const Live = lazy(() => import('./live/Live.tsx'))
const Practice = lazy(() => import('./practice/Practice.tsx'))

/**
 * The quiz: the shared match, or ten questions of one's own with `?practice`. Buttons of this site lead straight in,
 * links to the gate.
 */
export default function Quiz(words: Words) {
  const { t } = words
  const hydrated = useHydrated()
  const [pressed, setPressed] = useState<Way | null>(null)
  useEffect(() => void startOverlaysLazily(), [])
  if (hydrated && isPractice()) {
    return (
      <Suspense fallback={<Waiting text={t.loading} />}>
        <Practice {...words} />
      </Suspense>
    )
  }
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

/** Way in after a reload or by `?watch`, which takes no seat; null for a shared link. */
function wayHere(): Way | null {
  const kept: unknown = history.state?.[HERE]
  if (kept === 'in' || kept === 'watch') return kept
  if (new URLSearchParams(location.search).has('watch')) return 'watch'
  return cameFromHere() ? 'in' : null
}
const rememberHere = (way: Way) => history.replaceState({ ...(history.state as object), [HERE]: way }, '')

/** Joins the match or watches it. */
type Way = 'in' | 'watch'

/** `early`: the page decides whether the gate shows. */
type Props = Words & { early: boolean; onWay: (way: Way) => void }

/**
 * Gate for visitors who come by a link: opening a link takes no seat. The page renders it; presses before this code
 * loads are recorded by the page (src/inline/play.ts).
 */
function Gate({ early, locale, t, onWay }: Props) {
  const gate = useRef<HTMLElement>(null)
  useEffect(() => {
    const pressed = gate.current?.querySelector<HTMLElement>('[data-pressed]')?.dataset['kickOff']
    if (pressed) onWay(pressed === 'watch' ? 'watch' : 'in')
  })
  return (
    <section className={early ? `${waiting.waiting} ${styles.gate}` : waiting.waiting} ref={gate}>
      <Night />
      <h2>{t.title}</h2>
      <p className="muted">{t.gateText}</p>
      <Button look="primary" size="large" data-kick-off="in" onClick={() => onWay('in')}>
        <Play className="i" aria-hidden="true" />
        {t.gateJoin}
      </Button>
      <p className={styles.ways}>
        <Button data-kick-off="watch" onClick={() => onWay('watch')}>
          {t.gateWatch}
        </Button>
        <a className="btn" href={localePath(locale, QUIZ.practice)}>
          {t.practice}
        </a>
      </p>
    </section>
  )
}
