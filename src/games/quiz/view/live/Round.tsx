import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { LiveQuestion, QuizReveal } from '#contracts/quiz-room.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { QuizLive } from '#stores/quiz-live/types.ts'
import type { QuizMatch } from '#stores/quiz-match.ts'
import { Block } from '../play/Block.tsx'
import { ENOUGH_FOR_SHARES, KeysCard, Options, useOptionKeys } from '../play/Options.tsx'
import { Marks, type Mark } from '../play/Marks.tsx'
import { Sound } from '../play/Sound.tsx'
import { Stage } from '../play/Stage.tsx'
import { otherKits, Stand } from '../play/Stand.tsx'
import type { Words } from '../play/words.ts'
import { $ghost } from './ghost.ts'
import { Lanes } from './Lanes.tsx'
import { Lines } from './Lines.tsx'
import { Race } from './Race.tsx'
import { placeOf, RankDock } from './RankDock.tsx'
import { Clock } from './Clock.tsx'
import styles from './round.module.css'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { REVEAL_MS } from '../../match/timetable.ts'
import { HalfTime, HalfTimeAnswers } from './HalfTime.tsx'
import type { Locale } from '#i18n/locales.ts'

const ROUNDS = 10

/** Marks of the closed rounds. */
export function marksOf(
  { reveal: last, rights, question }: QuizMatch,
  round: number,
  reveal: QuizReveal | null,
): Mark[] {
  const isOfThis = last !== null && last.match === (question ?? last).match
  const chosen = (isOfThis && last.own?.chosen) || []
  return Array.from({ length: ROUNDS }, (_, at) => {
    const isClosed = at < round || (at === round && reveal !== null)
    const right = rights[at]
    if (!isClosed || right === undefined) return null
    const option = chosen[at] ?? null
    return option === null ? 'none' : option === right ? 'right' : 'wrong'
  })
}

type Props = Words & {
  live: QuizLive
  match: QuizMatch
  question: LiveQuestion
  /** Result of this question once it is closed. */
  reveal: QuizReveal | null
  kit: string | undefined
  refusal: string | null
  /** Takes a seat; null when the player has one or cannot have one in this match. */
  onJoin: (() => void) | null
}

const QUESTION = 'question'
/** The pace-setter that a single player is compared with. */
const PAR = 60

/** One round: the open question, then the right answer and how many knew it. */
export function Round({ live, match, question, reveal, kit, refusal, onJoin, ...words }: Props) {
  const { from } = match
  const { round, options, players } = question
  const { own, given, isRight, rank, up, cue } = roundOf(match, question, reveal)
  const { picked, locked, choose } = useChoice(live, match, question, reveal)
  useOptionKeys(locked ? null : choose)
  const isHalfTime = useHalfTime(reveal, live.now)
  const film = reveal?.film

  useEffect(() => {
    if (!document.querySelector('dialog[open]')) document.getElementById(QUESTION)?.focus({ preventScroll: true })
  }, [round])

  return (
    <Stage
      stand={<Ground match={match} question={question} reveal={reveal} kit={kit} isRight={isRight} />}
      top={
        <>
          <Clock
            key={`${round} ${reveal !== null}`}
            {...words}
            now={live.now}
            {...spanOf(question, reveal)}
            isQuiet={picked !== null}
          />
          <Sound cue={cue} {...words} />
          <p className="vh" role="status">
            {refusal ?? spokenOf(match, question, reveal, { picked, isHalfTime }, words)}
          </p>
        </>
      }
      block={<Screen key={round} {...words} {...{ match, question, reveal, kit, isHalfTime }} />}
      options={
        <div
          key={`${question.match} ${round}`}
          className={styles.options}
          data-half={(film && isHalfTime) || undefined}
        >
          <Options
            {...words}
            labelledBy={QUESTION}
            options={options}
            chosen={picked}
            right={reveal?.right ?? null}
            counts={reveal && given > 1 ? reveal.counts : null}
            locked={locked}
            onChoose={choose}
          />
          {film && isHalfTime && (
            <HalfTimeAnswers {...words} film={film} isSeated={own !== null} marks={marksOf(match, round, reveal)} />
          )}
        </div>
      }
      marks={from !== null && <Marks {...words} marks={marksOf(match, round, reveal)} />}
      dock={
        <RankDock
          {...words}
          kit={kit}
          watches={from === null}
          rank={rank}
          par={parOf(match, question, reveal, words)}
          players={reveal?.players ?? players}
          score={own?.score ?? 0}
          up={up}
          label={refusal ?? newsOf(match, question, reveal, words)}
          onJoin={onJoin}
        />
      }
      left={<Table {...words} match={match} question={question} kit={kit} />}
      right={
        <>
          <KeysCard {...words} />
          {reveal && given >= ENOUGH_FOR_SHARES && <Knew {...words} reveal={reveal} given={given} />}
        </>
      }
    />
  )
}

/** The last reveal of the question's match; null before the first. */
const revealOf = ({ reveal }: QuizMatch, { match }: LiveQuestion): QuizReveal | null =>
  reveal?.match === match ? reveal : null

const isSeated = ({ from }: QuizMatch, { round }: LiveQuestion): boolean => from !== null && from <= round

/**
 * Values that a round shows. `own`: the player's standing after the last reveal; `given`: number of answers from
 * everybody; `up`: places gained with this question, null while it is open.
 */
function roundOf(match: QuizMatch, question: LiveQuestion, reveal: QuizReveal | null) {
  const own = (reveal ?? revealOf(match, question))?.own ?? null
  const picked = reveal ? (reveal.own?.chosen[question.round] ?? null) : match.chosen
  const isRight = reveal !== null && picked === reveal.right
  const rank = own?.rank ?? null
  return {
    ...{ own, picked, isRight, rank },
    locked: reveal !== null || match.chosen !== null,
    given: reveal?.counts.reduce((sum, count) => sum + count, 0) ?? 0,
    up: reveal && match.rankBefore !== null && rank !== null ? match.rankBefore - rank : null,
    cue: reveal ? resultCue(match, question, isRight) : match.chosen !== null ? 'locked' : 'kickOff',
  } as const
}

/** Null without a seat in this round, because nothing was answered. */
const resultCue = (match: QuizMatch, question: LiveQuestion, isRight: boolean) =>
  isSeated(match, question) ? (isRight ? 'right' : 'wrong') : null

/** The chosen option. Without a seat in this round a tap is only shown, never sent. */
function useChoice(live: QuizLive, match: QuizMatch, question: LiveQuestion, reveal: QuizReveal | null) {
  const of = `${question.match} ${question.round}`
  const [tap, setTap] = useState<{ of: string; option: number } | null>(null)
  if (isSeated(match, question)) {
    const { picked, locked } = roundOf(match, question, reveal)
    return { picked, locked, choose: (option: number) => void live.answer(option) }
  }
  const tapped = tap?.of === of ? tap.option : null
  return {
    picked: tapped,
    locked: reveal !== null || tapped !== null,
    choose: (option: number) => setTap({ of, option }),
  }
}

/** True while the half-time table replaces the answer, whose reveal lasts longer than the others. */
function useHalfTime(reveal: QuizReveal | null, now: () => number): boolean {
  const toNext = useSecondsUntil(reveal?.until ?? 0, now)
  const tableMs = reveal ? reveal.until - reveal.closedAt - REVEAL_MS : 0
  return tableMs > 0 && toNext * 1_000 <= tableMs
}

type ScreenProps = Words & Pick<Props, 'match' | 'question' | 'reveal' | 'kit'> & { isHalfTime: boolean }

/** The big screen: the question, then its answer, and after the fifth question the table. */
function Screen({ match, question, reveal, kit, isHalfTime, ...words }: ScreenProps) {
  const { text, options, pictures } = question
  if (reveal && isHalfTime) {
    return (
      <div className={styles.half} data-block="">
        <HalfTime {...words} reveal={reveal} kit={kit} />
      </div>
    )
  }
  const { isRight } = roundOf(match, question, reveal)
  return (
    <Block
      {...words}
      id={QUESTION}
      text={text}
      pictures={pictures}
      revealed={
        reveal && {
          ...{ isRight, why: reveal.why, pictures: reveal.pictures },
          board: reveal.board ? options[reveal.right]! : null,
          title: isRight ? options[reveal.right]! : answerText(match, question, reveal, words.t),
        }
      }
      gain={isRight && <Gain points={reveal?.own?.gain ?? 0} locale={words.locale} />}
    />
  )
}

type GroundProps = Pick<Props, 'match' | 'question' | 'reveal' | 'kit'> & { isRight: boolean }

/** Above the screen: the running track for few people and their pace-setters, or the stand for many. */
function Ground({ match, question, reveal, kit, isRight }: GroundProps) {
  const ghost = useStore($ghost)
  const last = reveal ?? revealOf(match, question)
  const pace = last?.pace ?? match.lobby.pace.map((knows) => ({ knows, score: 0 }))
  if (pace.length === 0) return <Crowd {...{ match, question, reveal, kit, isRight }} />
  const isIn = match.from !== null
  const place = last?.own?.place ?? null
  const unseen = otherKits(question.kits, kit, isIn).map((other) => ({ kit: other, score: 0 }))
  return (
    <Race
      own={isIn ? { score: last?.own?.score ?? 0, kit } : null}
      others={last ? last.table.filter((_, at) => at !== place) : unseen}
      pace={pace}
      ghost={isIn && ghost > 0 ? (ghost * (question.round + Number(reveal !== null))) / ROUNDS : null}
    />
  )
}

/** The stand; lit seats are players who have answered, then those who were right. */
function Crowd({ match, question, reveal, kit, isRight }: GroundProps) {
  const isIn = match.from !== null
  const others = Math.max(1, question.players - Number(isIn))
  const own = Number(isIn && (reveal ? isRight : match.chosen !== null))
  const bright = reveal ? reveal.counts[reveal.right]! : (match.answered?.answered ?? 0)
  return (
    <Stand
      kits={otherKits(question.kits, kit, isIn)}
      mine={isIn ? (kit ?? '') : null}
      lit={Math.max(0, bright - own) / others}
      isLit={own === 1}
    />
  )
}

/** Time span of the clock: of the question, then of its answer. */
const spanOf = ({ startAt, closesAt }: LiveQuestion, reveal: QuizReveal | null) => ({
  since: reveal ? reveal.closedAt : startAt,
  until: reveal ? reveal.until : closesAt,
  over: reveal !== null,
})

/** The right answer for a player who did not give it; for spectators without a verdict. */
function answerText(match: QuizMatch, question: LiveQuestion, reveal: QuizReveal, t: Words['t']): string {
  const answer = question.options[reveal.right]!
  if (!isSeated(match, question)) return answer
  return fill((reveal.own?.chosen[question.round] ?? null) === null ? t.noneWas : t.isWrong, { answer })
}

type Moment = { picked: number | null; isHalfTime: boolean }

/** Sentence for screen readers: the player's choice, then the result, and at half-time the player's place. */
function spokenOf(
  match: QuizMatch,
  question: LiveQuestion,
  reveal: QuizReveal | null,
  { picked, isHalfTime }: Moment,
  words: Words,
): string {
  const { locale, t } = words
  if (!reveal) {
    if (picked !== null) return `${question.options[picked]}, ${t.yourAnswer}`
    return match.from !== null && !isSeated(match, question) ? t.late : ''
  }
  const { own, isRight, rank } = roundOf(match, question, reveal)
  if (isHalfTime) return rank === null ? '' : placeOf(rank, reveal.players, words)
  if (!isRight) return `${answerText(match, question, reveal, t)}. ${reveal.why}`
  return `${t.isRight}. ${question.options[reveal.right]}, +${number(locale, own?.gain ?? 0)}. ${reveal.why}`
}

/** The dock's sentence: the reason to wait, the result, or the number of answers. */
function newsOf(match: QuizMatch, question: LiveQuestion, reveal: QuizReveal | null, { locale, t }: Words): string {
  if (match.from === null) return t.watchNext
  if (!isSeated(match, question)) return t.late
  if (reveal) {
    const { own, isRight } = roundOf(match, question, reveal)
    if (own && own.streak > 1) return plural(locale, t.inRow, own.streak)
    return isRight ? t.isRight : t.roundOver
  }
  const { answered } = match
  if (!answered) return plural(locale, t.playing, question.players)
  return plural(locale, t.answeredOf, answered.answered, { max: number(locale, answered.players) })
}

/** The score of the middle pace-setter for a single player; null for others. */
function parOf(
  match: QuizMatch,
  question: LiveQuestion,
  reveal: QuizReveal | null,
  { locale, t }: Words,
): string | null {
  const last = reveal ?? revealOf(match, question)
  const par = last && last.players <= 1 ? last.pace.find(({ knows }) => knows === PAR) : undefined
  return par ? `${fill(t.knows, { n: par.knows })} · ${number(locale, par.score)}` : null
}

/** Maximum of table lines in the side panel; the player's own line is below them. */
const PANEL_LINES = 5

/** The table after the last reveal of this match. */
function Table({ match, question, kit, ...words }: Words & Pick<Props, 'match' | 'question' | 'kit'>) {
  const reveal = revealOf(match, question)
  if (!reveal || reveal.table.length + reveal.pace.length === 0) return null
  const { own } = roundOf(match, question, reveal)
  const place = own?.place ?? null
  return (
    <section className="card stack">
      <h2>{words.t.liveTable}</h2>
      {reveal.pace.length > 0 ? (
        <Lanes
          {...words}
          own={own && { score: own.score, kit }}
          table={reveal.table}
          place={place}
          pace={reveal.pace}
          ghost={null}
        />
      ) : (
        <Lines
          {...words}
          lines={reveal.table.slice(0, PANEL_LINES)}
          place={place !== null && place < PANEL_LINES ? place : null}
          own={own && own.rank !== null ? { rank: own.rank, score: own.score, kit } : null}
        />
      )}
    </section>
  )
}

/** Share of right answers, for rounds with enough answers. */
const Knew = ({ reveal, given, locale, t }: Words & { reveal: QuizReveal; given: number }) => (
  <section className="card stack">
    <h2>{t.roomKnew}</h2>
    <p className={styles.knew}>
      <b className="num">{Math.round((100 * reveal.counts[reveal.right]!) / given)}%</b>
      <span className="sm muted">{plural(locale, t.ofAnswers, given)}</span>
    </p>
  </section>
)

const COUNT_UP_MS = 600

/** "+832", counting up; shown at once with reduced motion. */
function Gain({ points, locale }: { points: number; locale: Locale }) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(at) {
      const share = still ? 1 : Math.min(1, (at - begun) / COUNT_UP_MS)
      setShown(Math.round(points * Math.max(0, share)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [points])
  return (
    <b className="num n">
      <span aria-hidden="true">+{number(locale, shown)}</span>
      <span className="vh">+{number(locale, points)}</span>
    </b>
  )
}
