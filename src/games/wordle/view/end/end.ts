import type { PlayEnd } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { playerName } from '../../words.ts'
import { aboutHim, starOf } from './answer.ts'
import { endingOf } from './ending.ts'
import { FieldShrink } from './FieldShrink.tsx'
import { KeptBoard } from './KeptBoard.tsx'
import { tell } from './share.ts'
import type { GameWords } from '#play/game.ts'

/** Of a tile, beside a friend's. */
const WORTH = { ok: 2, near: 1, no: 0 } as const

/** How a Wordle ends. */
export const end: PlayEnd<View, GameWords<'wordle'>> = {
  ending: endingOf,
  star: starOf,
  Board: KeptBoard,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: FieldShrink,
  about: aboutHim,
  tell: (view, palette, locale, { own }) => tell(view, palette, locale, own),
  versus: ({ view, pack }) =>
    view.rows.map(({ player, tiles, twin }, at) => ({
      about: String(at + 1),
      says: playerName(player, { pack }),
      signs: tiles.map(({ state }) => state),
      worth: tiles.reduce((sum, { state }) => sum + WORTH[state], 0) - (twin ? 1 : 0),
    })),
  named: (view) => view.rows.map(({ player }) => player),
  bars: {
    // Bucket 0 holds who missed: last in the order of reading.
    label: (bucket) => (bucket === 0 ? '×' : String(bucket)),
    own: ({ solved, guesses }) => (solved ? guesses : 0),
    order: (count) => [...Array.from({ length: count - 1 }, (_, at) => at + 1), 0],
  },
}
