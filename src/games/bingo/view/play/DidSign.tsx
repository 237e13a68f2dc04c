import { Icon } from '#ui/Icon.tsx'
import type { Past } from '../../rules/engine.ts'
import { SkipSign, WildcardSign } from './signs.tsx'

/** Icon of what became of a player. */
export function DidSign({ did }: Pick<Past, 'did'>) {
  if (did === 'placed') return <Icon name="check" />
  if (did === 'wild') return <WildcardSign />
  return did === 'wrong' || did === 'lost' ? <Icon name="cross" /> : <SkipSign />
}
