import { initialsOf } from '#core/initials.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import { Shirt } from '#ui/Shirt.tsx'
import type { Someone } from '../../rules/engine.ts'

const MOST_LETTERS = 2

type Props = {
  who: Someone | null
  pack: Pack
  /** After the end the shirt of his club may stand for who was not drawn; before it that would be a hint. */
  tellsClub?: boolean
}

/** His portrait, in the shirt that it was drawn with; of who has none a shirt of nobody's with his initials. */
export function Likeness({ who, pack, tellsClub = false }: Props) {
  const known = who === null ? undefined : pack.byId.get(who.id)
  const club = tellsClub ? (known?.club ?? null) : null
  if (who && (known?.portrait || club !== null)) return <PlayerPicture id={who.id} club={club} pack={pack} />
  return <Shirt number={who ? initialsOf(who.name).slice(0, MOST_LETTERS).join('') : '?'} />
}
