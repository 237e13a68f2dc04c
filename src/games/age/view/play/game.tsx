import { estimateGame } from '#games/estimate/view/game.tsx'
import { HINT_AGE, OLDEST, YOUNGEST } from '../../rules/terms.ts'

/** Client definition of Age. */
export const game = estimateGame({
  id: 'age',
  paths: { today: '/age/today', practice: '/age' },
  range: { from: YOUNGEST, to: OLDEST, first: 25, far: 5, marks: [15, 30, 45, 60] },
  hintFrom: HINT_AGE,
})
