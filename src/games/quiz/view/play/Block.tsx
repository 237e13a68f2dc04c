import type { ReactNode } from 'react'
import type { Picture } from '#contracts/quiz-shown.ts'
import styles from './block.module.css'
import { optionsOf } from './Options.tsx'
import type { Words } from './words.ts'

/** `board`: text of an answer without a picture, such as a year or a city; null: the pictures show it. */
type Revealed = {
  isRight: boolean
  title: string
  why: string
  pictures: readonly Picture[]
  board: string | null
}

type Props = Words & {
  id: string
  text: string
  pictures: readonly Picture[]
  /**
   * Verdict with the pictures of the answer. It covers the question and repeats it in one line, so that nothing moves
   * and the focus stays.
   */
  revealed?: Revealed | null
  /** Points gained, shown next to the verdict. */
  gain?: ReactNode
}

/** Length above which a question gets a smaller font. */
const LONG = 64

/** The big screen above the options. Its height depends only on the window, so that the options never move. */
export function Block({ id, text, pictures, revealed = null, gain, t }: Props) {
  const board = revealed?.board ?? null
  const answer = revealed && (board !== null || revealed.pictures.length > 0) ? revealed.pictures : pictures
  return (
    <div
      className={styles.block}
      data-block=""
      data-told={revealed ? (revealed.isRight ? 'right' : 'wrong') : undefined}
    >
      <div className={styles.inside}>
        <h2
          id={id}
          tabIndex={-1}
          className={styles.text}
          data-long={text.length > LONG || undefined}
          aria-describedby={optionsOf(id)}
        >
          {text}
        </h2>
        <Pictures pictures={pictures} t={t} />
      </div>
      {revealed && (
        <div
          className={`${styles.inside} ${styles.over}`}
          data-pictured={answer.length > 0 || board !== null ? '' : undefined}
        >
          <p className={styles.text} aria-hidden="true">
            {text}
          </p>
          <Pictures pictures={answer} t={null} board={board} />
          <div className={styles.told}>
            <p className={styles.verdict}>
              {gain}
              <b>{revealed.title}</b>
            </p>
            <p className={styles.why}>
              <Years line={revealed.why} />
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

/**
 * Alt text of a picture without a label. Faces get it only when there is a single one, because others are decorative.
 */
const altOf = ({ kind, label }: Picture, isAlone: boolean, t: Words['t']): string =>
  label !== undefined || (kind === 'face' && !isAlone) || kind === 'flag' ? '' : t[`picture-${kind}`]

type PicturesProps = { pictures: readonly Picture[]; t: Words['t'] | null; board?: string | null }

/** Up to four pictures, whose boxes are reserved before they load, and a board below them. `t` null: decorative. */
const Pictures = ({ pictures, t, board = null }: PicturesProps) =>
  (pictures.length > 0 || board !== null) && (
    <ul className={styles.pictures} data-count={pictures.length} role="list" aria-hidden={t === null || undefined}>
      {pictures.map((picture) => (
        <li key={picture.address} data-kind={picture.kind}>
          <img
            src={picture.address}
            alt={t ? altOf(picture, pictures.length === 1, t) : ''}
            width="256"
            height="256"
            onError={hide}
          />
          {picture.label !== undefined && <span>{picture.label}</span>}
        </li>
      ))}
      {board !== null && (
        <li data-kind="board">
          <Board text={board} />
        </li>
      )}
    </ul>
  )

const YEAR = /^\d{4}$/

/** A year in the digits of a stadium clock, any other answer on a plate. */
export const Board = ({ text }: { text: string }) =>
  YEAR.test(text) ? (
    <b className={`num ${styles.flaps}`}>
      {[...text].map((digit, at) => (
        <i key={at}>{digit}</i>
      ))}
    </b>
  ) : (
    <b className={styles.plate}>{text}</b>
  )

/** Hides a picture that has been taken down, and leaves its place empty. */
function hide({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidden = true
}

/** A range of years, or a score, with the punctuation after it. */
const SPAN = /(\d+–\S*)/

/** A line of a career or a final; year ranges and scores do not break across lines. */
export const Years = ({ line }: { line: string }) =>
  line.split(SPAN).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ),
  )
