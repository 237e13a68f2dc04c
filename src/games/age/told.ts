import { fill } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import { useReveal } from '#play/use-reveal.ts'
import type { View } from './engine/index.ts'
import { HINT_AGE } from './engine/marks.ts'
import { answeredOf } from './figures.ts'

/** The answer whose truth stands on the page. A hint is about the next footballer: whoever takes it has gone on to him. */
export const useTold = (runId: string, view: View | null) =>
  useReveal(runId, view && answeredOf(view), Boolean(view?.hint))

/** What the hint said of who is asked now; empty without one. */
export const hintSays = (view: View | null, t: GameWords<'age'>): string =>
  view?.hint ? fill(view.hint.fromHintAge ? t.hintFrom : t.hintUnder, { age: HINT_AGE }) : ''
