import { initialsOf } from '#core/initials.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import { Shirt } from '#ui/Shirt.tsx'
import type { Someone, Past } from '../../rules/engine.ts'
import { Icon } from '#ui/Icon.tsx'
import { SkipIcon, WildcardIcon } from './icons.tsx'

const MOST_LETTERS = 2

type Props = {
  who: Someone | null
  pack: Pack
  /** After the end his club's shirt may replace a missing portrait; before it the shirt would be a hint. */
  showsClub?: boolean
}

/** Portrait in the shirt it was drawn with, or a neutral shirt with initials. */
export function Likeness({ who, pack, showsClub = false }: Props) {
  const known = who === null ? undefined : pack.byId.get(who.id)
  const club = showsClub ? (known?.club ?? null) : null
  if (who && (known?.portrait || club !== null)) return <PlayerPicture id={who.id} club={club} pack={pack} />
  return <Shirt number={who ? initialsOf(who.name).slice(0, MOST_LETTERS).join('') : '?'} />
}

/** Icon for the result of a player's turn. */
export function TurnIcon({ did }: Pick<Past, 'did'>) {
  if (did === 'placed') return <Icon name="check" />
  if (did === 'wild') return <WildcardIcon />
  return did === 'wrong' || did === 'lost' ? <Icon name="cross" /> : <SkipIcon />
}
