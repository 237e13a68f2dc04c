import type { ReactNode } from 'react'
import type { AskedQuestion } from '#contracts/quiz.ts'
import styles from './block.module.css'
import type { Words } from './words.ts'

type Props = Words & {
  id: string
  text: string
  pictures: AskedQuestion['pictures']
  /** Verdict, laid over the question, which it repeats in one line: nothing moves, and the focus stays. */
  revealed?: { isRight: boolean; title: string; why: string } | null
  /** Points gained, beside the verdict. */
  gain?: ReactNode
}

/** Length from which a question is set smaller. */
const LONG = 64

/** Block above the options. Its height depends on the screen only, so that the options never move. */
export function Block({ id, text, pictures, revealed = null, gain, t }: Props) {
  const [picture] = pictures
  return (
    <div className={styles.block} data-told={revealed ? (revealed.isRight ? 'right' : 'wrong') : undefined}>
      <div className={styles.inside} data-pictured={picture ? '' : undefined}>
        <h2 id={id} tabIndex={-1} className={styles.text} data-long={text.length > LONG || undefined}>
          {text}
        </h2>
        {picture && (
          <Picture
            key={picture.address}
            kind={picture.kind}
            address={picture.address}
            label={t[`picture-${picture.kind}`]}
          />
        )}
      </div>
      {revealed && (
        <div className={`${styles.inside} ${styles.over}`} data-pictured={picture ? '' : undefined}>
          <p className={styles.text} aria-hidden="true">
            {text}
          </p>
          {picture && <Picture kind={picture.kind} address={picture.address} label="" />}
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

type Shown = Pick<AskedQuestion['pictures'][number], 'kind' | 'address'>

/** Reserves the picture's box before it loads. */
const Picture = ({ kind, address, label }: Shown & { label: string }) => (
  <span className={styles.picture} data-kind={kind}>
    <img src={address} alt={label} width="256" height={kind === 'ground' ? '160' : '256'} />
  </span>
)

/** A range of years with the punctuation after it. */
const SPAN = /(\d{4}–\S*)/

/** A line of a career; year ranges do not break across lines. */
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
