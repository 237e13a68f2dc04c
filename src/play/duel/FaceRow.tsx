import '#styles/chips.css'
import type { Pack } from '#search/pack.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './face-row.module.css'
import { SmallFace } from './SmallFace.tsx'

const MOST_FACES = 6

type Props = { ids: readonly string[]; pack: Pack; run: number; label: string }

/** The latest footballers passed in the run, and the number right. Decorative but for the figure. */
export function FaceRow({ ids, pack, run, label }: Props) {
  return (
    <p className={styles.row} data-faces="">
      {ids.slice(-MOST_FACES).map((id) => (
        <SmallFace key={id} id={id} pack={pack} size={36} />
      ))}
      {ids.length > 0 && (
        <span className={`chip ${styles.right}`}>
          <Icon name="check" /> {run} <span className="vh">{label}</span>
        </span>
      )}
    </p>
  )
}
