import styles from './face.module.css'

type Props = {
  /** Undefined: not bought, or not to be had. */
  address: string | undefined
  label: string
  onLost: () => void
}

/** Who he is: a question mark, until the hint of a face of few pixels was bought. */
export function Face({ address, label, onLost }: Props) {
  return (
    <span className={styles.face}>
      {address ? (
        <img data-face="" src={address} alt={label} width={44} height={44} onError={onLost} />
      ) : (
        <span aria-hidden="true">?</span>
      )}
    </span>
  )
}
