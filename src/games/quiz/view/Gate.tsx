import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { QUIZ } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import waiting from './play/waiting.module.css'
import type { Words } from './play/words.ts'
import styles from './gate.module.css'

/** Joins the match or watches it. */
export type Way = 'in' | 'watch'

/** `early`: the page decides whether the gate shows. */
type Props = Words & { early: boolean; onWay: (way: Way) => void }

/**
 * Gate for visitors who come by a link: opening a link takes no seat. The page renders it; presses before this code
 * loads are recorded by the page (src/inline/play.ts).
 */
export function Gate({ early, locale, t, onWay }: Props) {
  const gate = useRef<HTMLElement>(null)
  useEffect(() => {
    const pressed = gate.current?.querySelector<HTMLElement>('[data-pressed]')?.dataset['kickOff']
    if (pressed) onWay(pressed === 'watch' ? 'watch' : 'in')
  })
  return (
    <section className={early ? `${waiting.waiting} ${styles.gate}` : waiting.waiting} ref={gate}>
      <h2>{t.title}</h2>
      <p className="muted">{t.gateText}</p>
      <Button look="primary" size="large" data-kick-off="in" onClick={() => onWay('in')}>
        <Play className="i" aria-hidden="true" />
        {t.gateJoin}
      </Button>
      <Button look="quiet" data-kick-off="watch" onClick={() => onWay('watch')}>
        {t.gateWatch}
      </Button>
      <a className="lk" href={localePath(locale, QUIZ.practice)}>
        {t.practice}
      </a>
    </section>
  )
}
