import { useEffect, useRef } from 'react'
import type { QuizPodium } from '#contracts/quiz-room.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { Marks, type Mark } from '../play/Marks.tsx'
import type { Words } from '../play/words.ts'
import styles from './result.module.css'
import { SCORE_PER_POINT, titleOf } from './title.ts'

type Props = Words & { podium: QuizPodium; marks: readonly Mark[]; isGuest: boolean }

/** How the match went for whoever looks, and what it was worth. Has the focus when it comes. */
export function Result({ podium, marks, isGuest, ...words }: Props) {
  const { locale, t } = words
  const { own, review } = podium
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const played = own !== null && own.answered > 0
  const paid = own ? Math.floor(own.score / SCORE_PER_POINT) : 0
  const bonus = own ? Math.max(0, own.points - paid) : 0
  return (
    <section className={`card ${styles.result}`}>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {titleOf(podium, words)}
          </h2>
          {played && (
            <p className="sm muted n">
              {fill(t.rightAndRun, { right: own.right, max: review.length, best: own.best })}
            </p>
          )}
        </div>
        {own && own.points > 0 && <b className={`num ${styles.points}`}>+{own.points}</b>}
      </div>
      {played && <Marks {...words} marks={marks} />}
      {played && (
        <p className={styles.chips}>
          <span>{fill(t.pays, { score: number(locale, own.score), points: paid })}</span>
          {bonus > 0 && <span>{fill(t.podiumPays, { points: bonus })}</span>}
        </p>
      )}
      {played && isGuest && (
        <p className="sm">
          {t.guestPays}{' '}
          <a className="lk" href={localePath(locale, '/profile')} data-connect="">
            {t.logIn}
          </a>
        </p>
      )}
    </section>
  )
}
