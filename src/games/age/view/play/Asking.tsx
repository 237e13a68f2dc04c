import type { BoardProps, GameWords } from '#play/game.ts'
import { Subject } from '#play/subject/Subject.tsx'
import type { View } from '../../rules/engine.ts'
import type { AgeAction } from '../../rules/action.ts'

/** Who is asked for, before the pack is there: his name and his line of the pitch, with the room for his picture. */
export function Asking({ view, t: { football } }: BoardProps<View, AgeAction, GameWords<'age'>>) {
  const asked = view?.asked
  if (view && !asked) return null
  return <Subject name={asked?.name} line={asked && <span data-place="">{football[`role-${asked.role}`]}</span>} />
}
