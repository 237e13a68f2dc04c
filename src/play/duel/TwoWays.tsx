import type { ReactNode } from 'react'
import styles from './two-ways.module.css'

/** Two buttons of equal size side by side; a single one takes the full width. */
export const TwoWays = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
