import { useState } from 'react'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../engine/index.ts'
import { THIRDS } from '../engine/terms.ts'
import styles from './whose.module.css'

/** The face once more, with a name under each third: pressed, it grows into his whole face. Nothing of a run in words. */
export function Whose({ view, t: { own } }: EndProps<View, GameWords<'split'>>) {
  const [whole, setWhole] = useState<number | null>(null)
  if (view.inWords) return null
  return (
    <section className="card stack">
      <h2>{own.whose}</h2>
      <div className={styles.face}>
        {view.thirds.map(({ who }, at) => (
          <img
            key={who!.id}
            src={`/img/portrait/${who!.id}.svg`}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            data-third={THIRDS[at]}
            data-whole={at === whole ? '' : undefined}
          />
        ))}
      </div>
      <div className={styles.names} role="group" aria-label={own.whose}>
        {view.thirds.map(({ who, isFound }, at) => (
          <button
            key={who!.id}
            type="button"
            aria-pressed={at === whole}
            data-found={isFound ? '' : undefined}
            onClick={() => setWhole(at === whole ? null : at)}
          >
            {who!.name}
          </button>
        ))}
      </div>
      <p className="muted">{own.whoseNote}</p>
    </section>
  )
}
