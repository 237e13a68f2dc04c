import type { GameWords } from '#play/game.ts'
import styles from './kit.module.css'

type Props = {
  /** Absent until it is shown. */
  address: string | null | undefined
  t: Pick<GameWords<'blur'>, 'kit' | 'kitFrom'>
}

/** The shirt of the club, which comes for free with a late look: its room is kept. */
export const Kit = ({ address, t }: Props) => (
  <p className={styles.kit} data-kit={address ? '' : undefined}>
    {address && <img src={address} alt={t.kit} width={64} height={64} />}
    <span>{t.kitFrom}</span>
  </p>
)
