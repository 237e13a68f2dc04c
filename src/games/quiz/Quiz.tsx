import { Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { QUIZ } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { cameFromHere } from '#ui/intent.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Waiting } from './face/Waiting.tsx'
import waiting from './face/waiting.module.css'
import type { Words } from './face/words.ts'
import { Practice } from './practice/Practice.tsx'

const Live = lazy(() => import('./live/Live.tsx'))

/** The quiz in play: the match that all play, or with `?practice` ten questions of one's own. */
export default function Quiz(words: Words) {
  const { t } = words
  const hydrated = useHydrated()
  useEffect(() => void startOverlaysLater(), [])
  if (!hydrated) return <Waiting text={t.loading} />
  return isPractice() ? <Practice {...words} /> : <Match {...words} />
}

const isPractice = () => new URLSearchParams(location.search).has('practice')

/** In at once for who pressed a button of this site; else after a press, so that nobody takes a seat by opening a link. */
function Match(words: Words) {
  const { locale, t } = words
  const [way, setWay] = useState<'in' | 'watch' | null>(() => (cameFromHere() || wasHere() ? 'in' : null))
  if (way) {
    rememberHere()
    return (
      <Suspense fallback={<Waiting text={t.connecting} />}>
        <Live {...words} watch={way === 'watch'} />
      </Suspense>
    )
  }
  return (
    <section className={waiting.waiting}>
      <h2>{t.title}</h2>
      <p className="muted">{t.gateText}</p>
      <Button look="primary" size="large" onClick={() => setWay('in')}>
        <Play className="i" aria-hidden="true" />
        {t.gateJoin}
      </Button>
      <Button look="quiet" onClick={() => setWay('watch')}>
        {t.gateWatch}
      </Button>
      <a className="lk" href={localePath(locale, QUIZ.practice)}>
        {t.practice}
      </a>
    </section>
  )
}

const HERE = 'quiz-here'

/** A reload in the middle of a match comes back into it. */
const wasHere = () => history.state?.[HERE] === true
const rememberHere = () => history.replaceState({ ...(history.state as object), [HERE]: true }, '')
