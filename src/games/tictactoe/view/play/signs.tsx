import type { Axis } from '../../rules/axis.ts'
import styles from './mark.module.css'

const TROPHY =
  'M7 4h10v5a5 5 0 0 1-10 0ZM7 5.5H4c0 3 1 4.5 3.4 5M17 5.5h3c0 3-1 4.5-3.4 5M12 14v4M8.5 20.5h7M10 18h4v2.5h-4Z'
const SHIRT = 'M8.5 4 3.5 7l2 4.5 2-1V20h9v-9.5l2 1 2-4.5-5-3c-1 2-6 2-7 0Z'

/** A trophy for titles, a shirt for roles. */
export const signOf = ({ criterion: { kind } }: Axis) => (
  <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
    <path d={kind === 'title' ? TROPHY : SHIRT} />
  </svg>
)
