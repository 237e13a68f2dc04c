import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import { looksNews, looksStill } from '#play/looks/news.ts'
import { clueText } from '../../words.ts'
import { Crests } from './Crests.tsx'
import type { View } from '../../rules/engine.ts'
import { Left, Right } from './Panels.tsx'
import type { BlurAction } from '../../rules/action.ts'

/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.ts')).end

/** Board of Blur. */
export const board: PlayBoard<View, BlurAction, GameWords<'blur'>> = {
  Board: Crests,
  Left,
  Right,
  still: ({ view }) => looksStill(view),
  news(now, before, { pack, locale, t: { own, football } }) {
    const said = looksNews(now, before, own)
    const riddle = now.done[before.done.length]?.riddle[locale]
    const fresh = now.at === before.at ? now.clues.slice(before.clues.length) : now.inWords ? now.clues : []
    const clues = fresh.map((clue) =>
      fill(own.clueSays, { name: own[`clue-${clue.kind}`], clue: clueText(clue, { pack, locale, football }, own) }),
    )
    const last = now.at === before.at && now.wrongLeft === 1 && before.wrongLeft !== 1 ? own.oneLeft : ''
    return [said, riddle, ...clues, last].filter(Boolean).join(' ')
  },
}
