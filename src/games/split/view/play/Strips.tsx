import type { GameWords } from '#play/game.ts'
import { useTries } from '#play/pictures/use-tries.ts'
import { lookAt } from '#stores/opening.ts'
import type { View } from '../../rules/engine.ts'
import { type Third, THIRDS } from '../../rules/terms.ts'
import styles from './strips.module.css'

type Props = {
  view: View | null
  /** Picture of each third; absent while loading. */
  addresses: readonly string[] | undefined
  chosen: Third | null
  choose: (third: Third) => void
  t: GameWords<'split'>
}

/**
 * Three strips that join into one face. Pressing a strip equals pressing the slot below, which carries the label. If
 * one fails to load, all are requested once more; then a message replaces them.
 */
export function Strips({ view, addresses, chosen, choose, t }: Props) {
  const { tries, onError } = useTries()
  return (
    <div className={styles.strips}>
      <span className="vh">{t.picture}</span>
      {THIRDS.map((name, at) => {
        const third = at as Third
        const isFound = view?.thirds[third]?.isFound ?? false
        return (
          <div
            key={name}
            className={styles.strip}
            data-third={name}
            data-is={isFound ? 'found' : third === chosen ? 'chosen' : undefined}
            onClick={() => !isFound && choose(third)}
          >
            {addresses?.[at] && tries !== 'lost' && (
              <img key={tries} src={lookAt(addresses[at])} alt="" width={80} height={240} onError={onError} />
            )}
          </div>
        )
      })}
      {tries === 'lost' && <p className={styles.lost}>{t.pictureLost}</p>}
    </div>
  )
}
