import { Check, ListChecks, X } from 'lucide-react'
import { use, useEffect, useState, type ReactNode } from 'react'
import type { QuizPodium, QuizLine } from '#contracts/quiz-room.ts'
import { QUIZ } from '#games/catalogue.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { endWords } from '#play/end/prepare.ts'
import { Shares } from '#play/end/Shares.tsx'
import { shareText, shareWords } from '#play/end/share.ts'
import { preference } from '#stores/preferences.ts'
import type { Mark } from '../play/Marks.tsx'
import { squaresOf } from '../play/squares.ts'
import { Film, type Frame } from '../play/Film.tsx'
import { Sound } from '../play/Sound.tsx'
import { Ten, type AnsweredQuestion } from '../play/Ten.tsx'
import type { Words } from '../play/words.ts'
import { Fan } from '../live/Fan.tsx'
import { $ghost } from '../live/ghost.ts'
import { Lanes } from '../live/Lanes.tsx'
import { BestFive, Lines } from '../live/Lines.tsx'
import { Night } from '../play/Night.tsx'
import styles from './full-time.module.css'
import { MatchBoard } from './MatchBoard.tsx'
import { Result } from './Result.tsx'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'

const STEPS = 3

/** Podium with up to three steps, which rise one after the other; screen readers get the first place first. */
function Steps({ table, place, locale, t }: Words & { table: readonly QuizLine[]; place: number | null }) {
  const shown = table.slice(0, STEPS)
  return (
    <ol className={styles.steps} data-steps={shown.length}>
      {shown.map(({ name, kit, rank, score }, at) => (
        <li key={at}>
          <Fan kit={kit} mine={at === place} />
          <b className={`cut ${styles.name}`}>{at === place ? t.you : name}</b>
          <span className={styles.step}>
            <b className="num">{rank}</b>
            <span className="n">{number(locale, score)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The player's answers to the ten questions; spectators and players without any answer get no marks. */
function answersOf({ own, review }: QuizPodium) {
  const played = own !== null && own.answered > 0
  const chosen = review.map((_, at) => own?.chosen[at] ?? null)
  const marks = review.map(({ right }, at): Mark => {
    if (!played) return null
    return chosen[at] === null ? 'none' : chosen[at] === right ? 'right' : 'wrong'
  })
  const rows = review.map(({ text, options, right, why, question }, at): AnsweredQuestion => {
    const option = chosen[at]!
    return {
      ...{ id: question, text, right: options[right]!, why, mark: marks[at]! },
      chosen: option === null ? null : options[option]!,
    }
  })
  return { played, marks, rows }
}

/** Shares the score, the place and the marks of a match. */
function MatchShares({ podium, marks, locale, t }: Words & { podium: QuizPodium; marks: readonly Mark[] }) {
  const { end } = use(endWords(locale))
  const { own, pace, players } = podium
  const isAlone = players === 1 && pace.length > 0
  const placed = own?.rank ? fill(t.placeOf, { place: placeAlone(locale, own.rank), max: number(locale, players) }) : ''
  const parts = {
    score: own ? [number(locale, own.score), placed].filter(Boolean).join(' · ') : '',
    marks: isAlone ? '🐇' : '',
    rows: [squaresOf(marks, preference('palette'))],
    inWords: [own ? [plural(locale, t.quizPoints, own.score), placed].filter(Boolean).join(', ') : ''],
  }
  const shared = {
    ...{ title: t.title, streak: 0, points: own?.points ?? 0, locale, t: end },
    address: `${location.origin}${localePath(locale, QUIZ.path)}`,
  }
  return <Shares text={shareText(parts, shared)} inWords={shareWords(parts, shared)} t={end} />
}

type Props = Words & {
  podium: QuizPodium
  kit: string | undefined
  isGuest: boolean
  hasAccount: boolean
  name: string
  /** Last match whose results the site has stored. */
  recorded: number | null
  now: () => number
  /** Called when the player opens the answers; the next match must not replace them. */
  onRead: () => void
  onStay: () => void
}

/** Full time: the podium, the points, the ten answers and the next kick-off. */
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
  const { own, table, players } = podium

  const { played, marks, rows } = answersOf(podium)
  const place = own?.place ?? null

  function openAnswers() {
    onRead()
    document.getElementById('ten')?.focus()
    document.getElementById('ten')?.scrollIntoView({ block: 'start' })
  }

  const standing = own?.rank ? { rank: own.rank, score: own.score, kit } : null

  return (
    <div className={styles.page} data-alone={table.length < 2 || undefined}>
      <Night />
      <div className={styles.top}>
        <span />
        <Sound cue="podium" {...words} />
      </div>
      {table.length > 1 && <Steps {...words} table={table} place={place} />}
      <div className={styles.side}>
        <Result {...words} podium={podium} isGuest={isGuest} />
        {played && players > 1 && players < 5 && (
          <p className="well">
            <b>{plural(locale, t.onPitch, players)}</b> {t.onPitchText}
          </p>
        )}
        {hasAccount && <BestFive {...words} recorded={recorded} kit={kit} />}
      </div>
      <div className={styles.under}>
        {played && <Film {...words} frames={framesOf(podium, marks)} />}
        {podium.duel && <Duel {...words} duel={podium.duel} marks={marks} />}
      </div>
      <div className={styles.tables}>
        <PaceLanes {...words} podium={podium} kit={kit} />
        {table.length > STEPS && (
          <section className={`card stack ${styles.table}`}>
            <h2>{t.finalTable}</h2>
            <Lines {...words} lines={table} place={place} own={standing} />
          </section>
        )}
        {table.some(({ guest }) => !guest) && (
          <MatchBoard
            key={recorded === podium.match ? 'recorded' : 'open'}
            {...words}
            match={podium.match}
            name={name}
            score={own?.score ?? null}
          />
        )}
      </div>
      <div className={styles.ten}>
        <Ten {...words} rows={rows} />
      </div>
      <EndDock
        {...words}
        kickOffAt={podium.next.kickOffAt}
        now={now}
        shares={played && <MatchShares {...words} podium={podium} marks={marks} />}
        onStay={onStay}
        onRead={openAnswers}
      />
    </div>
  )
}

type PaceLanesProps = Words & { podium: QuizPodium; kit: string | undefined }

/** Lanes of a match with few people, with the player's last match as a ghost. Stores this match as the next ghost. */
function PaceLanes({ podium, kit, ...words }: PaceLanesProps) {
  const { own, table, pace } = podium
  const { t } = words
  const [ghost] = useState($ghost.get())
  const score = own && own.answered > 0 ? own.score : null
  useEffect(() => {
    if (score !== null) $ghost.set(score)
  }, [score])
  if (pace.length === 0) return null
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{t.againstPace}</h2>
        <span className="sm muted">{t.onNoTable}</span>
      </div>
      <Lanes
        {...words}
        own={own && { score: own.score, kit }}
        table={table}
        place={own?.place ?? null}
        pace={pace}
        ghost={score !== null && ghost > 0 ? ghost : null}
      />
      <div className="row between">
        <p className="sm muted">{score !== null && t.ghostNext}</p>
        <a className="btn" href={localePath(words.locale, QUIZ.practice)}>
          {t.practice}
        </a>
      </div>
    </section>
  )
}

/** The ten answers as pictures. */
const framesOf = ({ review }: QuizPodium, marks: readonly Mark[]): Frame[] =>
  review.map(({ picture, options, right }, at) => ({ answer: options[right]!, picture, mark: marks[at]! }))

type DuelProps = Words & { duel: NonNullable<QuizPodium['duel']>; marks: readonly Mark[] }

/** Comparison of two players, question by question: a tick for right, a cross for wrong. */
function Duel({ duel, marks, t }: DuelProps) {
  const rows = [
    { name: t.you, marks: marks.map((mark) => mark === 'right') },
    { name: duel.name, marks: duel.marks.map((mark) => mark === true) },
  ]
  return (
    <section className="card stack">
      <h2>{t.byQuestion}</h2>
      {duel.decided !== null && <p className="muted">{fill(t.decided, { n: duel.decided + 1 })}</p>}
      {rows.map(({ name, marks: own }, at) => (
        <p key={at} className={styles.duel}>
          <b className="cut">{name}</b>
          <span className="vh">{fill(t.of, { right: own.filter(Boolean).length, max: own.length })}</span>
          <span aria-hidden="true">
            {own.map((isRight, round) => (
              <i key={round} data-right={isRight || undefined}>
                {isRight ? <Check className="i i-s" /> : <X className="i i-s" />}
              </i>
            ))}
          </span>
        </p>
      ))}
    </section>
  )
}

type EndDockProps = Words & {
  kickOffAt: number
  now: () => number
  /** Share buttons; null for spectators. */
  shares: ReactNode
  onStay: () => void
  onRead: () => void
}

/** Actions below the podium: the next kick-off, sharing, the answers. */
function EndDock({ kickOffAt, now, shares, onStay, onRead, t }: EndDockProps) {
  const seconds = useSecondsUntil(kickOffAt, now)
  return (
    <div className={styles.dock}>
      <Button look="primary" size="large" onClick={onStay}>
        {seconds > 0 ? t.stay : t.matchIsOn}
        <b className="num n" aria-hidden="true">
          {seconds > 0 && `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </b>
      </Button>
      {shares}
      <Button size="large" look="quiet" onClick={onRead}>
        <ListChecks className="i" aria-hidden="true" />
        <span>{t.toAnswers}</span>
      </Button>
    </div>
  )
}
