import type { ReactNode } from 'react'
import styles from './two-ways.module.css'

/** Two buttons of the same size, side by side. */
export const TwoWays = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
