import { fill } from '#i18n/format.ts'
import { heatTold } from '#play/end/heat-told.ts'
import type { PlayEnd } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { ASKED, FULL_MARK } from '../../rules/terms.ts'
import { marksOf, signedOff } from '../../rules/figures.ts'
import { meanSays } from '../play/told.ts'

/** Ten marks and the mean distance. Nothing says who was asked. */
export const tell: PlayEnd<View, GameWords<'age'>>['tell'] = (view, palette, locale, { own }) => {
  const { done, gaveUp, hintLeft } = view
  const [marks, max] = [marksOf(done), ASKED * FULL_MARK]
  const [score, sum] = [`${marks}/${max}`, fill(own.shareSum, { marks, max })]
  const run = { score, sum, offs: done.map(signedOff), mean: meanSays(done, locale, own), hinted: !hintLeft, gaveUp }
  return heatTold(run, palette, locale, own)
}
