import { fill } from '#i18n/format.ts'
import { clueText } from '#play/face/texts.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import { looksNews, looksStill } from '#play/looks/news.ts'
import type { View } from '../../rules/engine.ts'
import { Faces } from './Faces.tsx'
import { Left, Right } from './Panels.tsx'
import type { PixelsAction } from '../../rules/action.ts'

/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.ts')).end

/** Board of Pixels. */
export const board: PlayBoard<View, PixelsAction, GameWords<'pixels'>> = {
  Board: Faces,
  Left,
  Right,
  still: ({ view }) => looksStill(view),
  news(now, before, { pack, locale, t: { own, football } }) {
    const said = looksNews(now, before, own)
    const fresh = now.at === before.at ? now.clues.slice(before.clues.length) : now.inWords ? now.clues : []
    const clues = fresh.map((clue) =>
      fill(own.clueSays, { name: own[`clue-${clue.kind}`], clue: clueText(clue, { pack, locale, football }, own) }),
    )
    return [said, ...clues].filter(Boolean).join(' ')
  },
}
