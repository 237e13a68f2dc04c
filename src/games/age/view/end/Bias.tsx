import { fill, number, plural } from '#i18n/format.ts'
import { LeanCard } from '#play/end/LeanCard.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { offsOf } from '../../rules/figures.ts'

/** Which way the answers lean, and for which line of the pitch most of all. */
export function Bias({ view: { done }, locale, t: { own } }: EndProps<View, GameWords<'age'>>) {
  const roles = [...new Set(done.map(({ role }) => role))]
  const groups = roles.map((name) => ({ name, offs: offsOf(done.filter(({ role }) => role === name)) }))
  const count = (off: number) => number(locale, Math.abs(off))
  const lean = (mean: number) =>
    plural(locale, mean > 0 ? own.biasOld : own.biasYoung, Math.abs(mean), { count: count(mean) })
  return (
    <LeanCard
      title={own.bias}
      groups={groups}
      ends={[own.leanYoung, own.leanOld]}
      says={({ mean, most }) => (
        <p>
          {mean === 0 ? own.biasNone : lean(mean)}{' '}
          {most && fill(own[`biasRole${most.mean > 0 ? 'Old' : 'Young'}-${most.name}`], { count: count(most.mean) })}
        </p>
      )}
    />
  )
}
