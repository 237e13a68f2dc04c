import { ListChecks } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { QuizPodium } from '#contracts/quiz-room.ts'
import { QUIZ } from '#games/catalogue.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { endWords } from '#play/end/prepare.ts'
import { Shares } from '#play/end/Shares.tsx'
import { shareText, shareWords } from '#play/end/share.ts'
import { preference } from '#stores/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { Marks, type Mark } from '../face/Marks.tsx'
import { Sound } from '../face/Sound.tsx'
import { squaresOf } from '../face/squares.ts'
import { Ten, type Told } from '../face/Ten.tsx'
import type { Words } from '../face/words.ts'
import { Bars } from './Bars.tsx'
import { BestFive } from './BestFive.tsx'
import styles from './full-time.module.css'
import { Lines } from './Lines.tsx'
import { MatchBoard } from './MatchBoard.tsx'
import { Steps } from './Steps.tsx'
import { SCORE_PER_POINT, titleOf } from './title.ts'

type Props = Words & {
  podium: QuizPodium
  kit: string | undefined
  isGuest: boolean
  hasAccount: boolean
  name: string
  /** The last match whose results the site has. */
  recorded: number | null
  now: () => number
  /** Somebody reads the answers: the next match must not take them away. */
  onRead: () => void
  onStay: () => void
}

/** Full time: the podium, what the match was worth, the ten answers, and the next kick-off. */
export default function FullTime({
  podium,
  kit,
  isGuest,
  hasAccount,
  name,
  recorded,
  now,
  onRead,
  onStay,
  ...words
}: Props) {
  const { locale, t } = words
  const { end } = use(endWords(locale))
  const heading = useRef<HTMLHeadingElement>(null)
  const seconds = useSecondsUntil(podium.next.kickOffAt, now)
  const { own, table, ghosts, review, players } = podium
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const marks = review.map(({ right }, at): Mark => {
    const option = own?.chosen[at] ?? null
    return option === null ? 'none' : option === right ? 'right' : 'wrong'
  })
  const rows = review.map(({ text, options, right, why, question }, at): Told => {
    const option = own?.chosen[at] ?? null
    return {
      ...{ id: question, text, right: options[right]!, why, mark: marks[at]! },
      chosen: option === null ? null : options[option]!,
    }
  })
  const played = own !== null && own.answered > 0
  const paid = own ? Math.floor(own.score / SCORE_PER_POINT) : 0
  const bonus = own ? Math.max(0, own.points - paid) : 0
  const lonely = players === 1 && ghosts.length > 0
  const placed = own?.rank ? fill(t.placeOf, { place: placeAlone(locale, own.rank), max: number(locale, players) }) : ''
  const told = {
    score: own ? `${number(locale, own.score)} · ${placed}` : '',
    marks: lonely ? '👻' : '',
    rows: [squaresOf(marks, preference('palette'))],
    inWords: [own ? `${plural(locale, t.quizPoints, own.score)}, ${placed}` : ''],
  }
  const shared = {
    ...{ title: t.title, streak: 0, points: own?.points ?? 0, locale, t: end },
    address: `${location.origin}${localePath(locale, QUIZ.path)}`,
  }

  function read() {
    onRead()
    document.getElementById('ten')?.focus()
    document.getElementById('ten')?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.top}>
          <span />
          <Sound cue="podium" {...words} />
        </div>
        <Steps {...words} table={table} place={own?.place ?? null} />
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
        {played && players > 1 && players < 5 && (
          <p className="well">
            <b>{plural(locale, t.onPitch, players)}</b> {t.onPitchText}
          </p>
        )}
        {ghosts.length > 0 && <Bars {...words} score={own?.score ?? null} ghosts={ghosts} />}
        {table.length > 3 && (
          <section className="card stack">
            <h2>{t.finalTable}</h2>
            <Lines
              {...words}
              lines={table.slice(3)}
              place={own?.place != null && own.place >= 3 ? own.place - 3 : own?.place != null ? -1 : null}
              own={own?.rank ? { rank: own.rank, score: own.score, kit } : null}
            />
          </section>
        )}
        {hasAccount && <BestFive {...words} recorded={recorded} kit={kit} />}
        {table.some(({ guest }) => !guest) && (
          <MatchBoard
            key={recorded === podium.match ? 'recorded' : 'open'}
            {...words}
            match={podium.match}
            name={name}
            score={own?.score ?? null}
          />
        )}
        {played && <Shares text={shareText(told, shared)} inWords={shareWords(told, shared)} t={end} />}
      </div>
      <Ten {...words} rows={rows} />
      <div className={styles.dock}>
        <Button look="primary" size="large" onClick={onStay}>
          {seconds > 0 ? t.stay : t.matchIsOn}
          <b className="num n" aria-hidden="true">
            {seconds > 0 && `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
          </b>
        </Button>
        <Button size="large" onClick={read}>
          <ListChecks className="i" aria-hidden="true" />
          <span>{t.toAnswers}</span>
        </Button>
      </div>
    </div>
  )
}
