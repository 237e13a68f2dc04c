import { useState } from 'react'
import type { GameWords } from '#play/game.ts'
import type { View } from './engine/index.ts'
import { type Third, THIRDS } from './engine/terms.ts'
import styles from './strips.module.css'

type Props = {
  view: View | null
  /** Of the one picture; absent while it is on its way. */
  address: string | undefined
  chosen: Third | null
  choose: (third: Third) => void
  t: GameWords<'split'>
}

type Tries = 'first' | 'again' | 'lost'

/**
 * The picture in its three strips, which come together. A strip may be pressed as the slot under it, which says what it
 * is. Asked for once more if the picture does not come; after that a sentence stands in its place.
 */
export function Strips({ view, address, chosen, choose, t }: Props) {
  const [tries, setTries] = useState<Tries>('first')
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
            {address && tries !== 'lost' && (
              <img
                key={tries}
                src={address}
                alt=""
                width={240}
                height={240}
                onError={() => third === 0 && setTries(tries === 'first' ? 'again' : 'lost')}
              />
            )}
          </div>
        )
      })}
      {tries === 'lost' && <p className={styles.lost}>{t.pictureLost}</p>}
    </div>
  )
}
