import type { PlayGame } from '#play/game.ts'
import { chosenIntent, playIntent } from '#ui/intent.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { HINT_POINTS, PLAYERS } from '../../rules/terms.ts'
import { Tally } from './Tally.tsx'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

export const game: PlayGame<View, BingoAction, Words> = {
  id: 'bingo',
  paths: { today: '/bingo/today', practice: '/bingo' },
  steps: { max: PLAYERS.normal, done: ({ at }) => at },
  Asking,
  Tally,
  Dock,
  hint: (view, _, { own }) => ({
    cost: HINT_POINTS,
    refusal: !view || view.hintLeft ? null : view.seconds === null ? own.hintUsed : own.hintTimed,
  }),
  async board() {
    await chosenIntent()
    return (await playing()).board
  },
  end: async () => (await playing()).end(),
  took: (action, before, now) => HOLDS.has(action.type) || now.past[before.at]?.did !== undefined,
}

const playing = () => playIntent().then(() => import('./board.ts'))

/** Actions that do not advance the player. */
const HOLDS: ReadonlySet<string> = new Set(['pause', 'resume', 'timeUp'])
