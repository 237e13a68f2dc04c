import type { CSSProperties } from 'react'
import styles from './burst.module.css'

const SQUARES = 28
const FULL_TURN = 2 * Math.PI

/**
 * Animation for an exact answer: the figure is stamped on the picture and squares fly off. Decorative, because the
 * verdict has the same in words.
 */
export function Burst({ figure }: { figure: number }) {
  return (
    <span className={styles.burst} aria-hidden="true">
      {Array.from({ length: SQUARES }, (_, at) => {
        const angle = (FULL_TURN * at) / SQUARES
        const far = 26 + 9 * (at % 3)
        const style = { '--x': Math.cos(angle) * far, '--y': Math.sin(angle) * far, '--size': 8 + 5 * (at % 4) }
        return <i key={at} style={style as CSSProperties} />
      })}
      <b className="num">{figure}</b>
    </span>
  )
}
