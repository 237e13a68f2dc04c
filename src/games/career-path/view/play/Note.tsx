import { fill } from '#i18n/format.ts'
import type { GameWords, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { clueText } from '../../words.ts'
import type { CareerPathAction } from '../../rules/action.ts'

type Props = Pick<ShownProps<View, CareerPathAction, GameWords<'career-path'>>, 'view' | 'pack' | 'locale' | 't'>

/** Last-chance warning and clues; before that the points at stake, for screen readers. */
export function Note({ view, pack, locale, t: { own, football } }: Props) {
  const revealed = [
    ...(view.left === 1 ? [own.lastChance] : []),
    ...view.clues.map((clue) => clueText(clue, { pack, locale, football, own })),
  ]
  if (revealed.length > 0) return revealed.join(' · ')
  return <span className="vh">{fill(own.worth, { points: view.worth })}</span>
}
