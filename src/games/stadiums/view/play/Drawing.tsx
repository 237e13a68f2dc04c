import { useTries } from '#play/pictures/use-tries.ts'
import { lookAt } from '#stores/opening.ts'
import styles from './grounds.module.css'

/** A ground as it is drawn. `lost`: what is said where the drawing does not come. */
export function Drawing({ address, lost }: { address: string; lost: string }) {
  const { tries, onError } = useTries()
  if (tries === 'lost') return <span className={styles.lost}>{lost}</span>
  return <img key={tries} src={lookAt(address)} alt="" width={320} height={200} draggable={false} onError={onError} />
}
