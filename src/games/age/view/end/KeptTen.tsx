import { fill } from '#i18n/format.ts'
import { KeptAnswers } from '#play/end/KeptAnswers.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { placeLine } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { bornSays } from '../../words.ts'

/** The ten with answer and truth; a row opens the birth date, and the way to say that it is wrong. */
export function KeptTen({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'age'>>) {
  const answers = view.done.map((one) => ({
    id: one.id,
    name: one.name,
    says: fill(one.answer === null ? own.unanswered : own.answered, { answer: one.answer ?? '', age: one.age }),
    answer: one.answer,
    right: one.age,
    more: `${bornSays(one, locale, own)} ${placeLine(one, { pack, locale, football })}.`,
  }))
  return <KeptAnswers game="age" answers={answers} locale={locale} t={end} />
}
