import type { ReactNode } from 'react'
import { lookAt } from '#stores/opening.ts'
import { useTries } from '../pictures/use-tries.ts'
import styles from './picture.module.css'

type Props = {
  /** Addresses of the opened steps, hardest first; empty while loading. */
  addresses: readonly string[]
  /** Sharp pixels, or smooth ones. */
  draws: 'pixels' | 'blur'
  /** Accessible label; never names the subject. */
  label: string
  /** A step failed to load twice. */
  lost: string
  children?: ReactNode
}

/** The newest step over the previous one, in the same square, so that nothing shifts. */
export function Picture({ addresses, draws, label, lost, children }: Props) {
  const address = addresses.at(-1)
  return (
    <div className={styles.picture} data-draws={draws}>
      {addresses.slice(-2).map((one) => (
        <Look key={one} address={one} label={one === address ? label : ''} lost={lost} />
      ))}
      {children}
    </div>
  )
}

/** Retries once; then shows a sentence. */
function Look({ address, label, lost }: { address: string; label: string; lost: string }) {
  const { tries, onError } = useTries()
  if (tries === 'lost') return label === '' ? null : <p className={styles.lost}>{lost}</p>
  return (
    <img
      key={tries}
      className={styles.look}
      src={lookAt(address)}
      alt={label}
      width={256}
      height={256}
      onError={onError}
    />
  )
}
