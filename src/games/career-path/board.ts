import type { GameWords, PlayBoard } from '#play/game.ts'
import type { View } from './engine/index.ts'
import { Path } from './Path.tsx'
import { newsOf } from './says.ts'
import type { CareerPathAction } from './wire.ts'

/** What Career path shows and says from the first sign of a player on. */
export const board: PlayBoard<View, CareerPathAction, GameWords<'career-path'>> = {
  Board: Path,
  news: (now, before, { pack, locale, t: { own, football } }) => newsOf(now, before, { pack, locale, own, football }),
  still: ({ view }) => ({
    cells: view.rows.map(({ club }) => ({ text: '', picture: `/img/crest/${club}.svg` })),
  }),
}
