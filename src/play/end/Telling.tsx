import { Share2 } from 'lucide-react'
import { useSharing } from './sharing.ts'
import styles from './telling.module.css'
import type { EndWords } from './words/index.ts'

type Props = { line: string; spoils: true | undefined; address: string; t: EndWords['end'] }

/** A line worth telling a friend, with a share button unless it would spoil the friend's game. */
export function Telling({ line, spoils, address, t }: Props) {
  const text = `${line}\n${address}`
  const { done, byHand, share } = useSharing(text, text)
  return (
    <section className={`card ${styles.telling}`}>
      <p>
        <small>{t.tell}</small>
        <b>{line}</b>
      </p>
      {!spoils && (
        <button type="button" className="btn" aria-label={`${t.tell}: ${t.share}`} onClick={share}>
          <Share2 className="i" aria-hidden="true" />
        </button>
      )}
      <p className="vh" role="status">
        {done && t.copied}
      </p>
      {byHand !== null && (
        <textarea
          readOnly
          rows={3}
          value={byHand}
          aria-label={t.copyYourself}
          onFocus={(event) => event.currentTarget.select()}
          autoFocus
        />
      )}
    </section>
  )
}
