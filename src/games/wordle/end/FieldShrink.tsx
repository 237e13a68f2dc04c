import type { CSSProperties } from 'react'
import { number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { useNames } from '#play/use-names.ts'
import type { View } from '../engine/index.ts'
import { playerName } from '../words.ts'
import { leftOf } from './left-of.ts'
import styles from './field-shrink.module.css'
import type { GameWords } from '#play/game.ts'

const LEAST = 4

/** How many players were still possible at the start and after each guess: by logarithm, so that 400 and 4 both show. */
export function FieldShrink({ view, pack, facts, locale, t: { own } }: EndProps<View, GameWords<'wordle'>>) {
  useNames(
    pack,
    view.rows.map(({ player }) => player),
  )
  const counts = leftOf(facts)
  if (counts.length < 2) return null
  const most = Math.log1p(Math.max(1, ...counts))
  const names = view.rows.map(({ player }) => lastName(playerName(player, { pack })))
  return (
    <section className="card stack">
      <h2>{own.left}</h2>
      <ol className={`n ${styles.field}`}>
        {counts.map((count, at) => (
          <li key={at}>
            <b className="num">{number(locale, count)}</b>
            <i
              style={{ '--height': Math.max(LEAST, (100 * Math.log1p(count)) / most) } as CSSProperties}
              aria-hidden="true"
            />
            <span className={styles.name}>{at === 0 ? own.leftStart : (names[at - 1] ?? at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const lastName = (name: string): string => name.split(' ').at(-1)!
