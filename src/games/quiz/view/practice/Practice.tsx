import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RevealedAnswer } from '#contracts/quiz.ts'
import { fill } from '#i18n/format.ts'
import { useSubtitle } from '#play/room/use-subtitle.ts'
import { $quizPractice, answerQuiz, dealQuiz, type QuizTrouble } from '#stores/quiz-practice.ts'
import { Button } from '#ui/Button.tsx'
import { Block } from '../play/Block.tsx'
import { Marks, type Mark } from '../play/Marks.tsx'
import { Options, useOptionKeys, KeysCard } from '../play/Options.tsx'
import { Stage } from '../play/Stage.tsx'
import { Waiting } from '../play/Waiting.tsx'
import type { Words } from '../play/words.ts'
import { Sound } from '../play/Sound.tsx'
import styles from './practice.module.css'

const End = lazy(() => import('./End.tsx'))
const QUESTION = 'question'

/** Ten questions dealt and checked by the server: no clock, no socket, no points. */
export default function Practice(words: Words) {
  const { locale, t } = words
  const practice = useStore($quizPractice)
  const [trouble, setTrouble] = useState<QuizTrouble | null>(null)
  const [expired, setExpired] = useState(false)
  /** The question on screen: an answered one stays until the player goes on. */
  const [at, setAt] = useState<number | null>(() => openAt(locale))

  /** Counts requested deals; the first may be open already. */
  const [asked, setAsked] = useState(0)
  const deal = () => setAsked(asked + 1)

  useEffect(() => {
    if (asked === 0 && openAt(locale) !== null) return
    void dealQuiz(locale).then((failed) => {
      setTrouble(failed)
      if (!failed) setAt(0)
    })
  }, [locale, asked])

  const count = practice?.questions.length ?? 0
  const answered = practice?.answered.length ?? 0
  const isOver = at !== null && count > 0 && at >= count && answered === count
  useSubtitle(
    isOver ? t.practiceDone : at === null || !practice ? t.practice : fill(t.practiceAt, { n: at + 1, max: count }),
  )

  if (trouble) {
    const label = trouble === 'mode-closed' ? t.dealClosed : trouble === 'too-many-requests' ? t.tooMany : t.dealFailed
    return <Waiting text={label} retry={{ label: t.tryAgain, onRetry: deal }} />
  }
  // The next ten questions are dealt but not shown yet.
  if (at === null || !practice || at > answered) return <Waiting text={t.loading} />
  if (isOver) {
    return (
      <Suspense fallback={<Waiting text={t.loading} />}>
        <End {...words} practice={practice} onMore={deal} />
      </Suspense>
    )
  }
  function redeal() {
    setExpired(true)
    deal()
  }
  return (
    <Question
      key={`${practice.deal}${at}`}
      {...words}
      practice={practice}
      at={at}
      note={expired && at === 0 ? t.expired : null}
      onLost={redeal}
      onNext={() => setAt(at + 1)}
    />
  )
}

/** Index of the next question; null when no practice is open in this language. */
function openAt(locale: Words['locale']): number | null {
  const open = $quizPractice.reload()
  const isOpen = open?.language === locale && open.answered.length < open.questions.length
  return isOpen ? open.answered.length : null
}

type Props = Words & {
  practice: NonNullable<ReturnType<typeof $quizPractice.get>>
  at: number
  /** Note to announce once, under the question. */
  note: string | null
  /** Called when the server no longer knows the deal. */
  onLost: () => void
  onNext: () => void
}

/** An answer as the screen shows it. */
const answerOf = ({ isRight, why, pictures, board, right }: RevealedAnswer, options: readonly string[]) => ({
  ...{ isRight, why, pictures },
  board: board ? options[right]! : null,
})

/** One of the ten: asked, answered, revealed. */
function Question({ practice: { questions, answered }, at, note, onLost, onNext, ...words }: Props) {
  const { t } = words
  const { text, options, pictures } = questions[at]!
  const revealed = answered[at] ?? null
  const [sent, setSent] = useState<number | null>(null)
  const [failed, setFailed] = useState<QuizTrouble | null>(null)
  const next = useRef<HTMLButtonElement>(null)

  async function choose(option: number) {
    if (sent !== null || revealed) return
    setSent(option)
    setFailed(null)
    const trouble = await answerQuiz(option)
    if (trouble === 'not-found') return onLost()
    setFailed(trouble)
    if (trouble) setSent(null)
  }
  useOptionKeys(revealed ? null : (option) => void choose(option))

  // Focuses the question when it appears, and after the answer the "next" button, so that Enter goes on.
  useEffect(() => {
    if (revealed) next.current?.focus()
    else document.getElementById(QUESTION)?.focus({ preventScroll: true })
  }, [revealed])

  const marks = questions.map((_, place): Mark => {
    const answer = answered[place]
    return answer ? (answer.isRight ? 'right' : 'wrong') : null
  })
  const right = answered.filter(({ isRight }) => isRight).length
  const title = revealed && (revealed.isRight ? t.isRight : fill(t.isWrong, { answer: options[revealed.right]! }))
  return (
    <Stage
      top={
        <>
          <p className="sm muted">{note ?? t.noClock}</p>
          <Sound cue={revealed && (revealed.isRight ? 'right' : 'wrong')} {...words} />
        </>
      }
      block={
        <Block
          {...words}
          id={QUESTION}
          text={text}
          pictures={pictures}
          revealed={revealed && { ...answerOf(revealed, options), title: title! }}
        />
      }
      options={
        <Options
          {...words}
          labelledBy={QUESTION}
          options={options}
          chosen={revealed?.option ?? sent}
          right={revealed?.right ?? null}
          locked={revealed !== null || sent !== null}
          onChoose={(option) => void choose(option)}
        />
      }
      marks={<Marks {...words} marks={marks} />}
      dock={
        <div className={styles.dock}>
          <p role="status">
            {failed ? (
              <span className={styles.failed}>{failed === 'too-many-requests' ? t.tooMany : t.answerFailed}</span>
            ) : (
              revealed && <span className="vh">{`${title}. ${revealed.why}`}</span>
            )}
          </p>
          {!failed && answered.length > 0 && (
            <p className="sm muted n">{fill(t.rightSoFar, { right, count: answered.length })}</p>
          )}
          <Button ref={next} look="primary" size="large" busy={!revealed} onClick={onNext}>
            {at === questions.length - 1 ? t.toEnd : t.next}
          </Button>
        </div>
      }
      right={<KeysCard {...words} />}
    />
  )
}
