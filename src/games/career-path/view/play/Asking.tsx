import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { PathTable } from './PathTable.tsx'
import type { CareerPathAction } from '../../rules/action.ts'

/** Rows of space reserved while a career loads. */
const WAITING = 6

/** The first rows, before the pack is loaded. */
export function Asking({ view, t: { own } }: BoardProps<View, CareerPathAction, GameWords<'career-path'>>) {
  return <PathTable rows={view?.rows ?? []} hidden={view?.hidden ?? WAITING} isNew={false} own={own} />
}
