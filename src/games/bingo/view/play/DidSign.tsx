import { Sign } from '#ui/Sign.tsx'
import type { Past } from '../../rules/engine.ts'
import { SkipSign, WildcardSign } from './signs.tsx'

/** Icon of what became of a player. */
export function DidSign({ did }: Pick<Past, 'did'>) {
  if (did === 'placed') return <Sign name="check" />
  if (did === 'wild') return <WildcardSign />
  return did === 'wrong' || did === 'lost' ? <Sign name="cross" /> : <SkipSign />
}
