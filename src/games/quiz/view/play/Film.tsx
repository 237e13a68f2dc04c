import { Check, X } from 'lucide-react'
import type { Picture } from '#contracts/quiz-shown.ts'
import { Board } from './Block.tsx'
import styles from './film.module.css'
import { markLabel, type Mark } from './Marks.tsx'
import type { Words } from './words.ts'

/** An answer of the match; without a picture its text is shown on a board. */
export type Frame = { answer: string; picture: Picture | null; mark: Mark }

/** The answers as pictures; missed ones are grey. */
export const Film = ({ frames, t }: Words & { frames: readonly Frame[] }) => (
  <ol className={styles.film}>
    {frames.map(({ answer, picture, mark }, at) => (
      <li key={at} data-is={mark ?? undefined} data-kind={picture?.kind}>
        {picture ? <img src={picture.address} alt={answer} width="96" height="96" /> : <Board text={answer} />}
        {picture?.kind === 'kit' && <b aria-hidden="true">{picture.label}</b>}
        {mark !== null && (
          <>
            <span className="vh">{markLabel(mark, at, t)}</span>
            <i aria-hidden="true">{mark === 'right' ? <Check className="i i-s" /> : <X className="i i-s" />}</i>
          </>
        )}
      </li>
    ))}
  </ol>
)
