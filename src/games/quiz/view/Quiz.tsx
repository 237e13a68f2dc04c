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
 * The quiz: the live match, or practice with `?practice`. Buttons of this site lead straight into the match, links from
 * elsewhere to the gate.
 */
export default function Quiz(words: Words) {
  const { t } = words
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Entry | null>(null)
  useEffect(() => void startOverlaysLazily(), [])
  if (hydrated && isPractice()) {
    return (
      <Suspense fallback={<Waiting text={t.loading} />}>
        <Practice {...words} />
      </Suspense>
    )
  }
  const entry = chosen ?? (hydrated ? currentEntry() : null)
  if (entry) {
    rememberEntry(entry)
    return (
      <Suspense fallback={<Waiting text={t.connecting} />}>
        <Live key={entry} {...words} watch={entry === 'watch'} onJoin={() => setChosen('in')} />
      </Suspense>
    )
  }
  return (
    <>
      <Gate {...words} early={!hydrated} onEntry={setChosen} />
      {!hydrated && (
        <div className={styles.settled}>
          <Waiting text={t.loading} />
        </div>
      )}
    </>
  )
}

const isPractice = () => new URLSearchParams(location.search).has('practice')

const ENTRY_KEY = 'quiz-here'

/** How to enter after a reload or with `?watch` (spectator); null for a shared link. */
function currentEntry(): Entry | null {
  const kept: unknown = history.state?.[ENTRY_KEY]
  if (kept === 'in' || kept === 'watch') return kept
  if (new URLSearchParams(location.search).has('watch')) return 'watch'
  return cameFromHere() ? 'in' : null
}
const rememberEntry = (entry: Entry) => history.replaceState({ ...(history.state as object), [ENTRY_KEY]: entry }, '')

/** Join the match, or watch it. */
type Entry = 'in' | 'watch'

/** `early`: before hydration, when the page decides whether the gate shows. */
type Props = Words & { early: boolean; onEntry: (entry: Entry) => void }

/**
 * Gate for visitors who come by a link, because opening a link must not take a seat. It is part of the static page,
 * which records presses before this code loads (src/inline/play.ts).
 */
function Gate({ early, locale, t, onEntry }: Props) {
  const gate = useRef<HTMLElement>(null)
  useEffect(() => {
    const pressed = gate.current?.querySelector<HTMLElement>('[data-pressed]')?.dataset['kickOff']
    if (pressed) onEntry(pressed === 'watch' ? 'watch' : 'in')
  })
  return (
    <section className={early ? `${waiting.waiting} ${styles.gate}` : waiting.waiting} ref={gate}>
      <Night />
      <h2>{t.title}</h2>
      <p className="muted">{t.gateText}</p>
      <Button look="primary" size="large" data-kick-off="in" onClick={() => onEntry('in')}>
        <Play className="i" aria-hidden="true" />
        {t.gateJoin}
      </Button>
      <p className={styles.ways}>
        <Button data-kick-off="watch" onClick={() => onEntry('watch')}>
          {t.gateWatch}
        </Button>
        <a className="btn" href={localePath(locale, QUIZ.practice)}>
          {t.practice}
        </a>
      </p>
    </section>
  )
}
