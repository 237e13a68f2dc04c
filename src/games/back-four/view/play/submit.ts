import type { BoardProps, GameWords } from '#play/game.ts'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { GROUP_SIZE } from '../../rules/terms.ts'
import { isTried } from './picked.ts'

export type Props = BoardProps<View, BackFourAction, GameWords<'back-four'>>

/** Submits four tiles, or says why that is no use. */
export function submit({ view, busy, act, say, t: { own } }: Props, cells: readonly number[]): void {
  if (!view || busy || view.over) return
  if (cells.length < GROUP_SIZE) return say(own.few)
  if (isTried(view, cells)) return say(own.same)
  act({ type: 'submit', cells: [...cells] })
}
