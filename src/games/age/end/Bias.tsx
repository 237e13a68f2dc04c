import { fill, number, plural } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { offsOf } from '../figures.ts'
import { biasOf } from './bias.ts'
import type { GameWords } from '#play/game.ts'

/** Fewer answers say nothing of a habit. */
const LEAST_ANSWERS = 5

/** Which way the answers lean, and for which line of the pitch most of all. */
export function Bias({ view, locale, t: { own } }: EndProps<View, GameWords<'age'>>) {
  if (offsOf(view.done).length < LEAST_ANSWERS) return null
  const { years, role } = biasOf(view.done)
  const amount = Math.abs(years)
  const lean = years > 0 ? own.biasOld : own.biasYoung
  return (
    <section className="card stack">
      <h2>{own.bias}</h2>
      <p>{years === 0 ? own.biasNone : plural(locale, lean, amount, { count: number(locale, amount) })}</p>
      {role && (
        <p className="muted">
          {fill(own[`biasRole${role.years > 0 ? 'Old' : 'Young'}-${role.role}`], {
            count: number(locale, Math.abs(role.years)),
          })}
        </p>
      )}
    </section>
  )
}
