import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { fill, plural } from '#i18n/format.ts'
import { percent } from '#i18n/measures.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { $records } from '#stores/records.ts'
import type { View } from '../../rules/engine.ts'
import { THIRDS } from '../../rules/terms.ts'
import { isClean } from './Kept.tsx'
import styles from './whose.module.css'
import type { ResultRecord } from '#contracts/results.ts'
import { CLEAN } from '#games/outcome.ts'
import type { Shares } from '../../rules/shares.ts'

/**
 * The face again with a name under each third; pressing a third grows it into the whole face. Below are the share of
 * the day's players who found it, and the number of hat-tricks so far. Empty for a run in the text version.
 */
export function Whose({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'split'>>) {
  const [whole, setWhole] = useState<number | null>(null)
  const records = useStore($records).split ?? []
  const shares = sharesIn(facts)
  const tricks = hatTricks(records, isClean(view) ? view.thirds.map(({ who }) => who!.id) : null)
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
            {shares[at] !== null && <small>{fill(own.foundBy, { share: percent(locale, shares[at]! / 100) })}</small>}
          </button>
        ))}
      </div>
      <p className="muted">{own.whoseNote}</p>
      {tricks > 0 && (
        <p>
          <span className="chip">{plural(locale, own.hatTricks, tricks)}</span>
        </p>
      )}
    </section>
  )
}

type Kept = Pick<ResultRecord, 'tags' | 'items'>

/**
 * Runs of three without a miss. Includes the ending run, of `three`, before it is stored, and counts it once
 * afterwards.
 */
export function hatTricks(records: readonly Kept[], three: readonly string[] | null): number {
  const kept = records.filter(({ tags }) => tags.includes(CLEAN))
  const isNew = three !== null && !kept.some(({ items }) => three.every((id) => items?.includes(id)))
  return kept.length + (isNew ? 1 : 0)
}

/** Shares from the server; all null for practice, and when too few have played. */
export function sharesIn(facts: unknown): readonly (number | null)[] {
  const { found } = (facts ?? {}) as Partial<Shares>
  return THIRDS.map((_, third) => {
    const share: unknown = found?.[third]
    return Number.isInteger(share) ? (share as number) : null
  })
}
