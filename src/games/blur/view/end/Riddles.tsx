import { useStore } from '@nanostores/react'
import { fill, number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { $records } from '#stores/records.ts'
import { crestUrl } from '../play/crest-url.ts'
import type { View } from '../../rules/engine.ts'
import { ALL_RIDDLES } from '../../rules/terms.ts'
import styles from './riddles.module.css'

/** Five riddles with their answers, and the number solved so far. */
export function Riddles({ view, locale, t: { own } }: EndProps<View, GameWords<'blur'>>) {
  const solved = new Set(useStore($records).blur?.flatMap(({ items }) => items ?? []))
  const now = view.done.flatMap(({ result, id }) => (result === 'found' ? [id] : []))
  const found = solved.union(new Set(now)).size
  return (
    <section className="card stack">
      <h2>{own.riddles}</h2>
      <ul className={styles.riddles}>
        {view.done.map(({ id, name, riddle, inWords }) => (
          <li key={id}>
            {!inWords && <img src={crestUrl(id)} alt="" width={56} height={56} loading="lazy" />}
            <div>
              <b>{name}</b>
              <p>{riddle[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <span className="chip">
          {fill(own.solved, { found: number(locale, found), of: number(locale, ALL_RIDDLES) })}
        </span>
      </p>
      <p className="muted">{own.ours}</p>
    </section>
  )
}
