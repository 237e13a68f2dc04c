import type { BoardProps, GameWords } from '#play/game.ts'
import { Subject } from '#play/subject/Subject.tsx'
import type { View } from '../../rules/engine.ts'
import type { AgeAction } from '../../rules/action.ts'

/** Name and pitch line before the pack is loaded, with space reserved for the picture. */
export function Asking({ view, t: { football } }: BoardProps<View, AgeAction, GameWords<'age'>>) {
  const asked = view?.asked
  if (view && !asked) return null
  return <Subject name={asked?.name} line={asked && <span data-place="">{football[`role-${asked.role}`]}</span>} />
}
