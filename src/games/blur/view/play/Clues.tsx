import type { BoardProps, GameWords } from '#play/game.ts'
import { WordRows } from '#play/looks/WordRows.tsx'
import { clueText } from '../../words.ts'
import type { View } from '../../rules/engine.ts'
import { WORDS } from '../../rules/terms.ts'
import type { BlurAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'view' | 'pack' | 'locale' | 't'>

/** The text version of the crest: one clue per look. */
export function Clues({ view, pack, locale, t: { own, football } }: Props) {
  const told = new Map(
    pack ? view?.clues.map((clue) => [clue.kind, clueText(clue, { pack, locale, football }, own)] as const) : [],
  )
  return <WordRows rows={WORDS.map((kind) => ({ kind, name: own[`clue-${kind}`], says: told.get(kind) ?? null }))} />
}
