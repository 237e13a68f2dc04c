import type { NumberDock } from '#play/number/NumberDock.tsx'
import type { PlayGame } from '#play/game.ts'
import type { Action, View } from '../rules/engine.ts'
import type { EstimateWords } from '../words.ts'

/** Client definition of a game of estimates. */
export type EstimateGame = PlayGame<View, Action, EstimateWords>

/** Terms of one of these games, known before its rules load. */
export type Terms = Pick<EstimateGame, 'paths'> & {
  id: 'age'
  range: Parameters<typeof NumberDock>[0]['range']
  hintFrom: number
}
