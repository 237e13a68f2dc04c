import { Suspense, type ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { aside } from '../aside.ts'
import styles from './card.module.css'
import type { Someone } from './someone.ts'

/** The first view does without: nobody's face can be known before the pack is there. */
const CardPicture = aside(async () => ({ default: (await import('./CardPicture.tsx')).CardPicture }))

type Props = {
  who: Someone | null
  /** Null while it loads. */
  pack: Pack | null
  /** Behind the face: how high a value stands. */
  behind?: ReactNode
  /** Before it: the line of the other value. */
  before?: ReactNode
}

/** The picture of a card. */
export function CardFace({ who, pack, behind, before }: Props) {
  return (
    <span className={styles.face}>
      {behind}
      {who && pack && (
        <Suspense>
          <CardPicture who={who} pack={pack} />
        </Suspense>
      )}
      {before}
    </span>
  )
}
