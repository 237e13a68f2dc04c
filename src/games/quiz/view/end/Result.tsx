import { useEffect, useRef } from 'react'
import type { QuizPodium } from '#contracts/quiz-room.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Words } from '../play/words.ts'
import styles from './result.module.css'
import { placeAlone } from '#i18n/ordinal.ts'

/** Score per point of the player's level. */
const SCORE_PER_POINT = 150

/** Headline of the match for the viewer; it depends on the number of players. */
export function titleOf(podium: QuizPodium, words: Words): string {
  const { own, table, players } = podium
  const { locale, t } = words
  const [first, second] = table
  if (own?.held) return t.held
  if (!own || own.rank === null || !first) return first ? fill(t.winner, { name: first.name }) : t.nobody
  if (players === 1) return paceTitle(podium, own.score, words)
  const other = own.place === 0 ? second : first
  const apart = other ? own.score - other.score : 0
  if (own.rank === 1) {
    if (apart === 0) return t.level
    return players === 2 && other ? fill(t.beat, { name: other.name, points: number(locale, apart) }) : t.youWin
  }
  if (players === 2) return fill(t.behind, { name: first.name, points: number(locale, -apart) })
  return fill(t.placeOf, { place: placeAlone(locale, own.rank), max: number(locale, players) })
}

/** Headline for a single player: the strongest pace-setter beaten, or else the distance to the weakest. */
function paceTitle({ pace }: QuizPodium, score: number, { locale, t }: Words): string {
  const beaten = pace.filter((one) => one.score < score).map(({ knows }) => knows)
  if (pace.length === 0) return t.alone
  if (beaten.length > 0) return fill(t.beatPace, { n: Math.max(...beaten) })
  const nearest = Math.min(...pace.map((one) => one.score))
  return fill(t.behindPace, { points: number(locale, nearest - score) })
}

type Props = Words & { podium: QuizPodium; isGuest: boolean }

/** Result of the match for the viewer, and its points. Takes the focus when it appears. */
export function Result({ podium, isGuest, ...words }: Props) {
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
        {played && <b className={`num ${styles.score}`}>{number(locale, own.score)}</b>}
      </div>
      {played && (
        <p className={styles.chips}>
          <span>{plural(locale, t.pays, paid)}</span>
          {bonus > 0 && <span>{fill(t.podiumPays, { points: bonus })}</span>}
        </p>
      )}
      {isGuest && own && own.points > 0 && (
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
