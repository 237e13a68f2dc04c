import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** Folds as the rows of one card. */
export const Folds = ({ children }: { children: ReactNode }) => <div className={styles.folds}>{children}</div>
