import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { bestLook } from '#play/looks/end/index.ts'
import { fill } from '#i18n/format.ts'
import { crestUrl } from '../play/crest-url.ts'
import type { View } from '../../rules/engine.ts'
import styles from './best.module.css'

/** The crest named at the earliest look; the last one in grey when none was named. */
export function Best({ view, t: { own } }: EndProps<View, GameWords<'blur'>>) {
  const best = bestLook(view.done)
  if (!best) return null
  const missed = best.result !== 'found'
  return (
    <div className={styles.best} data-missed={missed ? '' : undefined}>
      <img src={crestUrl(best.id)} alt="" width={132} height={132} />
      <p>{missed ? best.name : fill(own.bestSays, { name: best.name, n: best.look + 1 })}</p>
    </div>
  )
}
