import type { CSSProperties } from 'react'
import { Bib } from '../play/Bib.tsx'
import { Fan } from './Fan.tsx'
import styles from './race.module.css'
import type { Knows } from '../../match/state.ts'

/** Score at the far end of the track: ten right answers, each within a few seconds. */
const FINISH = 9_000

type Props = {
  own: { score: number; kit: string | undefined } | null
  others: readonly { score: number; kit?: string | undefined }[]
  pace: readonly { knows: Knows; score: number }[]
  /** Score of the player's last match at this question; null: none. */
  ghost: number | null
}

/**
 * Running track that replaces the stand in a match of few people: the further ahead a shirt, the higher its score.
 * Decorative, because the lanes at half-time and full time have the same in numbers.
 */
export function Race({ own, others, pace, ghost }: Props) {
  const runners = [
    ...(ghost === null ? [] : [{ score: ghost, sign: <Bib knows={null} />, isMine: false }]),
    ...pace.toReversed().map(({ knows, score }) => ({ score, sign: <Bib knows={knows} />, isMine: false })),
    ...others.map(({ score, kit }) => ({ score, sign: <Fan kit={kit} />, isMine: false })),
    ...(own ? [{ score: own.score, sign: <Fan kit={own.kit} mine />, isMine: true }] : []),
  ]
  return (
    <div className={styles.race} aria-hidden="true">
      {runners.map(({ score, sign, isMine }, at) => (
        <span
          key={at}
          data-mine={isMine || undefined}
          style={
            { '--x': Math.min(1, score / FINISH), '--up': 1 - (at + 1) / runners.length, '--z': at } as CSSProperties
          }
        >
          {sign}
        </span>
      ))}
    </div>
  )
}
