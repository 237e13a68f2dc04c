import type { CSSProperties } from 'react'
import type { Honour } from '#games/honours.ts'
import styles from './disc.module.css'
import { SIGNS } from './signs.ts'

type Props = Pick<Honour, 'sign' | 'have' | 'need' | 'earned' | 'times'>

/** Medal of an honour: pink when earned, with its count; grey with a ring of its progress while open. Decorative. */
export function Disc({ sign, have, need, earned, times }: Props) {
  const Icon = SIGNS[sign]
  const ring = { '--v': (100 * have) / need } as CSSProperties
  return (
    <span className={styles.disc} data-won={earned !== null || undefined} style={ring} aria-hidden="true">
      <span className={styles.face}>{Icon ? <Icon className="i i-l" /> : <b className="num">{sign}</b>}</span>
      {times > 1 && <b className={`num ${styles.times}`}>{times}</b>}
    </span>
  )
}
