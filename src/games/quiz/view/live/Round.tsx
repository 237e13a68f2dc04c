import { useEffect } from 'react'
import type { LiveQuestion, QuizReveal } from '#contracts/quiz-room.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { QuizLive } from '#stores/quiz-live/types.ts'
import type { QuizMatch } from '#stores/quiz-match.ts'
import { Block } from '../play/Block.tsx'
import { KeysCard } from '../play/KeysCard.tsx'
import { Marks, type Mark } from '../play/Marks.tsx'
import { Options } from '../play/Options.tsx'
import { Sound } from '../play/Sound.tsx'
import { Stage } from '../play/Stage.tsx'
import { useOptionKeys } from '../play/use-option-keys.ts'
import type { Words } from '../play/words.ts'
import { Clock } from './Clock.tsx'
import { Gain } from './Gain.tsx'
import { Lines } from './Lines.tsx'
import { RankDock } from './RankDock.tsx'
import styles from './round.module.css'

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
}

const QUESTION = 'question'

/** One round: the open question, then the right answer and who knew it. */
export function Round({ live, match, question, reveal, kit, refusal, ...words }: Props) {
  const { locale, t } = words
  const { from, chosen, answered } = match
  const { round, text, options, picture, players } = question
  const seated = from !== null && from <= round
  const own = reveal?.own ?? (match.reveal?.match === question.match ? match.reveal.own : null)
  const picked = reveal ? (reveal.own?.chosen[round] ?? null) : chosen
  const locked = reveal !== null || chosen !== null || !seated
  const choose = (option: number) => void live.answer(option)
  useOptionKeys(locked ? null : choose)

  useEffect(() => {
    if (!document.querySelector('dialog[open]')) document.getElementById(QUESTION)?.focus({ preventScroll: true })
  }, [round])

  const given = reveal?.counts.reduce((sum, count) => sum + count, 0) ?? 0
  const isRight = reveal !== null && picked === reveal.right
  const right = reveal ? options[reveal.right]! : ''
  const title = !seated
    ? right
    : picked === null
      ? fill(t.noneWas, { answer: right })
      : fill(t.isWrong, { answer: right })
  const rank = own?.rank ?? null
  const up = reveal && match.rankBefore !== null && rank !== null ? match.rankBefore - rank : null

  return (
    <Stage
      top={
        <>
          <Clock
            key={`${round} ${reveal !== null}`}
            {...words}
            now={live.now}
            since={reveal ? question.closesAt : question.startAt}
            until={reveal ? reveal.until : question.closesAt}
            over={reveal !== null}
          />
          <Sound cue={reveal ? (isRight ? 'right' : 'wrong') : chosen !== null ? 'locked' : 'kickOff'} {...words} />
        </>
      }
      block={
        <Block
          key={round}
          {...words}
          id={QUESTION}
          text={text}
          picture={picture}
          told={reveal && { isRight, title: isRight ? '' : title, why: reveal.why }}
          gain={isRight && <Gain points={reveal.own?.gain ?? 0} locale={locale} />}
        />
      }
      options={
        <div key={`${question.match} ${round}`} className={styles.options}>
          <Options
            {...words}
            labelledBy={QUESTION}
            options={options}
            chosen={picked}
            right={reveal?.right ?? null}
            shares={reveal && given > 0 ? reveal.counts.map((count) => count / given) : null}
            locked={locked}
            onChoose={choose}
          />
        </div>
      }
      marks={from !== null && <Marks {...words} marks={marksOf(match, round, reveal)} />}
      dock={
        <RankDock
          {...words}
          kit={kit}
          watches={from === null}
          rank={rank}
          players={reveal?.players ?? players}
          score={own?.score ?? 0}
          up={up}
          says={refusal ?? saysOf()}
        />
      }
      left={
        match.reveal && match.reveal.match === question.match && match.reveal.table.length > 0 ? (
          <section className="card stack">
            <h2>{t.liveTable}</h2>
            <Lines
              {...words}
              lines={match.reveal.table}
              place={own?.place ?? null}
              own={own && rank !== null ? { rank, score: own.score, kit } : null}
            />
          </section>
        ) : null
      }
      right={
        <>
          <KeysCard {...words} />
          {reveal && given > 0 && (
            <section className="card stack">
              <h2>{t.roomKnew}</h2>
              <p className={styles.knew}>
                <b className="num">{Math.round((100 * reveal.counts[reveal.right]!) / given)}%</b>
                <span className="sm muted">{plural(locale, t.ofAnswers, given)}</span>
              </p>
            </section>
          )}
        </>
      }
    />
  )

  function saysOf(): string {
    if (from === null) return t.watchNext
    if (!seated) return t.late
    if (reveal) return own && own.streak > 1 ? plural(locale, t.inRow, own.streak) : isRight ? t.isRight : t.roundOver
    if (answered) {
      return plural(locale, t.answeredOf, answered.answered, { max: number(locale, answered.players) })
    }
    return plural(locale, t.playing, players)
  }
}
