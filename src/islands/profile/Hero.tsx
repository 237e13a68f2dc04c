import type { ReactNode } from 'react'
import '#styles/pitch.css'
import type { Pitch } from '#core/unlocks.ts'
import styles from './hero.module.css'

type Props = {
  picture: ReactNode
  children: ReactNode
  below: ReactNode
  foot: ReactNode
  own?: boolean
  pitch?: Pitch
}

/** Head of the profile: shirt and name over the figures that matter most. `own`: of an account, with its controls. */
export const Hero = ({ picture, children, below, foot, own = false, pitch = 'stripes' }: Props) => (
  <section className={`${styles.hero} identity`} data-own={own || undefined}>
    <div className={styles.top} data-pitch={pitch}>
      <div className={styles.who}>
        {picture}
        <div className={styles.name}>{children}</div>
      </div>
      {below}
    </div>
    <div className={styles.foot}>{foot}</div>
  </section>
)
