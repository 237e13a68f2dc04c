import type { GameWords } from '#play/game.ts'
import { type HintKind, HINTS } from './rules/terms.ts'

/** "Nation −2" */
export const hintLabel = (kind: HintKind, own: GameWords<'split'>): string => `${own[`clue-${kind}`]} −${HINTS[kind]}`
