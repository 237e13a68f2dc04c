import type { ReactNode } from 'react'
import { lookAt } from '#stores/opening.ts'
import { useTries } from '../pictures/use-tries.ts'
import styles from './picture.module.css'

type Props = {
  /** Addresses of the looks that are open, the hardest first; empty while it is on its way. */
  addresses: readonly string[]
  /** Real pixels stay squares, or run into one another. */
  draws: 'pixels' | 'blur'
  /** What it is, for who hears it: never whom it shows. */
  label: string
  /** A look did not come, and did not come again. */
  lost: string
  children?: ReactNode
}

/** The newest look over the one before, which it takes the place of; both fill the same square, so that nothing moves. */
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

/** Asked for once more if it does not come; after that a sentence stands in its place. */
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
