import { Sign } from '#ui/Sign.tsx'
import type { Past } from '../../rules/engine.ts'
import { SkipSign, WildcardSign } from './signs.tsx'

/** A tick, a cross, or the sign of what was done with somebody. */
export function DidSign({ did }: Pick<Past, 'did'>) {
  if (did === 'placed') return <Sign name="check" />
  if (did === 'wild') return <WildcardSign />
  return did === 'wrong' || did === 'lost' ? <Sign name="cross" /> : <SkipSign />
}
