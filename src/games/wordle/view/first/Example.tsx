import { Sign } from '#ui/Sign.tsx'
import styles from '../play/clue-tile.module.css'

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

type Props = { state: keyof typeof SIGNS; text: string; crest?: string; arrow?: 'up' | 'down' }

/** A tile as it looks on the board, of a footballer who is nobody's answer. Words beside it say the same. */
export function Example({ state, text, crest, arrow }: Props) {
  return (
    <span className={`${styles.tile} ${styles.example}`} data-state={state}>
      {crest ? (
        <span className={styles.face}>
          <img className="club-badge" src={`/img/crest/${crest}.svg`} alt="" width={20} height={22} loading="lazy" />
          <span>{text}</span>
        </span>
      ) : arrow ? (
        <span className={styles.age}>
          <b className="num">{text}</b>
          <Sign name={arrow} className="i i-s" />
        </span>
      ) : (
        <span className={styles.code}>{text}</span>
      )}
      <Sign name={SIGNS[state]} className={styles.sign} />
    </span>
  )
}
