import type { Kit as Colours } from '#core/kits.ts'
import type { NumberStyle } from '#core/unlocks.ts'
import { Kit } from './Kit.tsx'
import styles from './own-shirt.module.css'

type Props = { kit: Colours; numbers: NumberStyle }

/** The player's own shirt with its number. Decorative: the text beside it says the same. */
export const OwnShirt = ({ kit, numbers }: Props) => (
  <span className={styles.own} aria-hidden="true">
    <Kit kit={kit} />
    <b className={`num ${styles.number}`} data-numbers={numbers}>
      11
    </b>
  </span>
)
