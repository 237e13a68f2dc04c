import type { ReactNode } from 'react'
import styles from './two-ways.module.css'

/** Two buttons of the same size, side by side; one alone is as wide as both. */
export const TwoWays = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
