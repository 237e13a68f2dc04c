import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { isAlone, LEAST_COUNTED } from '../../rules/rarity.ts'
import { cellName, shareText } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import { factsOf } from './facts-of.ts'
import styles from './rarest.module.css'

/** Rarest name of the grid, whether anybody else gave it, and a right answer for an open cell. */
export function Rarest({ view, pack, facts, locale, t: { own } }: EndProps<View, OwnWords>) {
  const told = factsOf(facts)
  const nameOf = (id: string) => pack.byId.get(id)?.name ?? id
  const [rarest] = view.cells.flatMap((placed) => placed ?? []).toSorted((one, other) => one.share - other.share)
  const open = view.cells.flatMap((placed, cell) => (placed ? [] : [{ cell, best: told?.answers[cell]?.[0] }]))
  const [missing] = open.filter(({ best }) => best).toSorted((one, other) => other.best!.share - one.best!.share)
  if (!rarest && !missing) return null
  return (
    <section className={`card ${styles.card}`}>
      <span className={styles.star} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="m12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6L12 17.2l-5.3 2.9 1.1-6-4.4-4.2 6-.8Z" />
        </svg>
      </span>
      <p>
        {rarest && (
          <b>
            {isAlone(rarest)
              ? fill(own.onlyYou, { name: nameOf(rarest.id) })
              : fill(own.rarest, {
                  name: nameOf(rarest.id),
                  share: shareText(rarest.share, rarest.of >= LEAST_COUNTED, own),
                })}
          </b>
        )}{' '}
        {missing && <span className="muted">{missingSays(missing.cell, missing.best!)}</span>}
      </p>
    </section>
  )

  function missingSays(cell: number, best: { id: string; share: number }): string {
    const isCounted = (told?.counted[cell] ?? 0) >= LEAST_COUNTED
    return fill(isCounted ? own.openMost : own.openWould, {
      cell: cellName(cell, view, { locale, t: own }),
      name: nameOf(best.id),
      share: shareText(best.share, true, own),
    })
  }
}
