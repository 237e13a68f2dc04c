import { Copy, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EndWords } from './words/index.ts'
import { useSharing } from './sharing.ts'
import styles from './shares.module.css'

type Props = {
  /** The result as squares and as sentences. */
  text: string
  inWords: string
  /** Challenge button; absent where a run cannot be a challenge. */
  challenge?: ReactNode
  t: EndWords['end']
}

/** Share buttons; the primary one sends the result as text. */
export function Shares({ text, inWords, challenge, t }: Props) {
  const { done, byHand, share, copyWords } = useSharing(text, inWords)
  return (
    <div className={styles.shares}>
      <button type="button" className={`btn btn-l ${styles.share}`} onClick={share}>
        <Share2 className="i" aria-hidden="true" />
        {done === 'text' ? t.copied : t.share}
      </button>
      <button type="button" className={`btn btn-l ${styles.words}`} onClick={copyWords}>
        <Copy className="i" aria-hidden="true" />
        <span>{done === 'words' ? t.copied : t.copyWords}</span>
      </button>
      <p className="vh" role="status">
        {done && t.copied}
      </p>
      {challenge}
      {byHand !== null && (
        <label className={`sm ${styles.byHand}`}>
          {t.copyYourself}
          <textarea readOnly rows={4} value={byHand} onFocus={(event) => event.currentTarget.select()} autoFocus />
        </label>
      )}
    </div>
  )
}
