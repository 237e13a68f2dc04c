import { CLUES } from '#games/face/index.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { WordRows } from '#play/looks/WordRows.tsx'
import { clueText } from '#play/face/texts.ts'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'view' | 'pack' | 'locale' | 't'>

/** The text version of the face: one clue per look. */
export function Clues({ view, pack, locale, t: { own, football } }: Props) {
  const told = new Map(
    pack ? view?.clues.map((clue) => [clue.kind, clueText(clue, { pack, locale, football }, own)] as const) : [],
  )
  return <WordRows rows={CLUES.map((kind) => ({ kind, name: own[`clue-${kind}`], says: told.get(kind) ?? null }))} />
}
