import { fill } from '#i18n/format.ts'
import { HINT_POINTS } from '#games/looks/terms.ts'
import type { GameWords, HintOffer, PlayWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'

type Offer = HintOffer & { kind: 'nation' | 'role' | 'club' | null }

/** The hint that is for sale now, or why there is none; null at a level that has none at all, and in words. */
export function hintOf(view: View | null, { own, play }: PlayWords<GameWords<'pixels'>>): Offer | null {
  if (view?.inWords) return null
  const kind = view?.offer ?? null
  if (kind === 'nation' || kind === 'role' || kind === 'club') {
    return { kind, cost: HINT_POINTS, refusal: null, name: own[`clue-${kind}`] }
  }
  if (view && view.worth[0]! > EASY_WORTH) return null
  const from = view?.offerFrom ?? null
  const refusal = from === null ? play.noHintLeft : fill(own.hintFrom, { look: from + 1 })
  return { kind: null, cost: HINT_POINTS, refusal: view ? refusal : null }
}

/** Hard has no hints, and is worth more from its first look on. */
const EASY_WORTH = 12
