import { RotateCcw } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { QUIZ } from '#games/catalogue.ts'
import { fill } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { endWords } from '#play/end/prepare.ts'
import { Shares } from '#play/end/Shares.tsx'
import { shareText, shareWords } from '#play/end/share.ts'
import { preference } from '#stores/preferences.ts'
import type { QuizPractice } from '#stores/read-quiz.ts'
import { Button } from '#ui/Button.tsx'
import { Marks, type Mark } from '../play/Marks.tsx'
import { squaresOf } from '../play/squares.ts'
import { Ten, type AnsweredQuestion } from '../play/Ten.tsx'
import type { Words } from '../play/words.ts'
import styles from './end.module.css'

type Props = Words & { practice: QuizPractice; onMore: () => void }

/** End of practice: number right, all ten with reasons, and ten more. */
export default function End({ practice: { questions, answered }, onMore, ...words }: Props) {
  const { locale, t } = words
  const { end } = use(endWords(locale))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const marks = answered.map(({ isRight }): Mark => (isRight ? 'right' : 'wrong'))
  const right = marks.filter((mark) => mark === 'right').length
  const max = questions.length
  const rows = questions.map(({ text, options }, at): AnsweredQuestion => {
    const { right: place, option, why, question } = answered[at]!
    return { id: question, text, right: options[place]!, chosen: options[option]!, why, mark: marks[at]! }
  })
  const parts = {
    score: `${right}/${max}`,
    marks: '',
    rows: [squaresOf(marks, preference('palette'))],
    inWords: [fill(t.shareWords, { right, max })],
  }
  const address = `${location.origin}${localePath(locale, QUIZ.path)}`
  const shared = { title: t.sharePractice, streak: 0, points: 0, address, locale, t: end }
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h2 ref={heading} tabIndex={-1}>
          <b className="num">{fill(t.of, { right, max })}</b>
          <span>{t[`verdict-${verdictOf(right, max)}`]}</span>
        </h2>
        <Marks {...words} marks={marks} />
      </section>
      <p className="well sm">{t.practicePays}</p>
      <Shares text={shareText(parts, shared)} inWords={shareWords(parts, shared)} t={end} />
      <Ten {...words} rows={rows} />
      <div className={styles.dock}>
        <Button look="primary" size="large" onClick={onMore}>
          <RotateCcw className="i" aria-hidden="true" />
          {t.more}
        </Button>
        <a className="btn btn-l" href={localePath(locale, QUIZ.play)}>
          {t.playLive}
        </a>
      </div>
    </div>
  )
}

/** Verdict by right answers: none, up to 4, up to 7, all but one, all. */
export function verdictOf(right: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (right === 0) return 0
  if (right === max) return 4
  const share = right / max
  return share < 0.5 ? 1 : share < 0.8 ? 2 : 3
}
