import type { CSSProperties } from 'react'
import type { GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import styles from './riddle.module.css'

type Props = { text: string; t: Pick<GameWords<'blur'>, 'why'> }

/** Why the crest shows what it shows, word by word in its own room. */
export function Riddle({ text, t }: Props) {
  return (
    <div className={styles.riddle} {...newest(true)}>
      <h3>{t.why}</h3>
      <p>
        {text.split(' ').map((word, nth) => (
          <span key={nth} style={{ '--nth': nth } as CSSProperties}>
            {word}{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
