import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { Shown, View } from '../../rules/engine.ts'
import styles from './best.module.css'

const NEVER = 9

const compare = (one: Shown, other: Shown): number => (one.right?.check ?? NEVER) - (other.right?.check ?? NEVER)

/** The largest of the grounds placed at the earliest check. */
export function Best({ view }: EndProps<View, GameWords<'stadiums'>>) {
  const [best] = view.cards.toSorted((one, other) => compare(one, other) || (other.capacity ?? 0) - (one.capacity ?? 0))
  if (!best?.ground) return null
  return (
    <figure className={styles.best}>
      <img src={`/img/ground/${best.ground}.svg`} alt="" width={320} height={200} />
      <figcaption>{best.name}</figcaption>
    </figure>
  )
}
