import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

type Props = { icon: LucideIcon; title: string; children: ReactNode }

/** A part of the profile that opens on demand. */
export const Fold = ({ icon: Icon, title, children }: Props) => (
  <details className={`card ${styles.fold}`}>
    <summary>
      <Icon className="i" aria-hidden="true" />
      <h2>{title}</h2>
      <ChevronDown className="i" aria-hidden="true" />
    </summary>
    {children}
  </details>
)
