import { fill } from '#i18n/format.ts'
import { HINT_POINTS } from '#games/looks/terms.ts'
import type { GameWords, HintOffer, PlayWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'

type Kind = 'nation' | 'league' | 'founded'
type Offer = HintOffer & { kind: Kind | null }

/** The hint that is for sale now, or why there is none; null in words, where every look tells. */
export function hintOf(view: View | null, { own, play }: PlayWords<GameWords<'blur'>>): Offer | null {
  if (view?.inWords) return null
  const kind = view?.offer as Kind | null | undefined
  if (kind) return { kind, cost: HINT_POINTS, refusal: null, name: own[`clue-${kind}`] }
  const from = view?.offerFrom ?? null
  const refusal = from === null ? play.noHintLeft : fill(own.hintFrom, { look: from + 1 })
  return { kind: null, cost: HINT_POINTS, refusal: view ? refusal : null }
}
