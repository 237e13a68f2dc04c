import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { fill } from '#i18n/format.ts'
import { crestUrl } from '../crest-url.ts'
import type { View } from '../engine/index.ts'
import styles from './best.module.css'

/** The crest that was named soonest; nothing where none was, or where words were played. */
export function Best({ view, t: { own } }: EndProps<View, GameWords<'blur'>>) {
  const [best] = view.done
    .filter(({ result, inWords }) => result === 'found' && !inWords)
    .toSorted((one, other) => one.look - other.look)
  return best ? (
    <div className={styles.best}>
      <img src={crestUrl(best.id)} alt="" width={132} height={132} />
      <p>{fill(own.bestSays, { name: best.name, n: best.look + 1 })}</p>
    </div>
  ) : null
}
