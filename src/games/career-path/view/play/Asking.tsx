import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { PathTable } from './PathTable.tsx'
import type { CareerPathAction } from '../../rules/action.ts'

/** As high as the rows of a career that is on its way. */
const WAITING = 6

/** The first rows, before the pack is there. */
export function Asking({ view, t: { own } }: BoardProps<View, CareerPathAction, GameWords<'career-path'>>) {
  return <PathTable rows={view?.rows ?? []} hidden={view?.hidden ?? WAITING} isNew={false} own={own} />
}
