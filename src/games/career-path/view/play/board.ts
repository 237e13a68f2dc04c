import type { GameWords, PlayBoard } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { Path } from './Path.tsx'
import { newsOf } from '../../words.ts'
import type { CareerPathAction } from '../../rules/action.ts'

/** Board of Career path. */
export const board: PlayBoard<View, CareerPathAction, GameWords<'career-path'>> = {
  Board: Path,
  news: (now, before, { pack, locale, t: { own, football } }) => newsOf(now, before, { pack, locale, own, football }),
  still: ({ view }) => ({
    cells: view.rows.map(({ club }) => ({ text: '', picture: `/img/crest/${club}.svg` })),
  }),
}
