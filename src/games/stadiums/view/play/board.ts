import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'
import { Grounds } from './Grounds.tsx'
import { clubOf, groundName } from '../../words.ts'
import { Worth } from './Worth.tsx'
import type { StadiumsAction } from '../../rules/action.ts'

/** Announcements after a check or a hint, and the side panel of wide screens. */
export const board: PlayBoard<View, StadiumsAction, GameWords<'stadiums'>> = {
  Board: Grounds,
  Right: Worth,
  news(now, before, { locale, t: { own } }) {
    const hinted = now.cards.findIndex(({ city, right }, at) => city && !right && !before.cards[at]!.city)
    if (now.left === before.left) {
      const card = now.cards[hinted]
      return card ? fill(own.cityOf, { ground: groundName(card, hinted, own), city: card.city![locale] }) : ''
    }
    const fresh = now.cards.flatMap((card, at) =>
      card.right && !before.cards[at]!.right
        ? fill(own.placed, { club: clubOf(now, card.right.logo), ground: groundName(card, at, own) })
        : [],
    )
    return [fill(own.rightOf, { count: now.locked, max: CARDS }), ...fresh].join('. ')
  },
}

/** Loaded with the end of a run. */
export const end = async () => (await import('../end/end.ts')).end
