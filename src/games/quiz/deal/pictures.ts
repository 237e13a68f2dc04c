import { MOST_PICTURES } from '#contracts/quiz-shown.ts'
import type { Drawn } from './deck-file.ts'
import type { QuizFacts } from './facts.ts'
import type { Kind, PictureRef, Question } from './question.ts'
import { templateOf } from './templates.ts'

/** The picture of a subject or an option; null: there is none. */
function pictureOf(kind: Kind, id: string, { countries }: QuizFacts): PictureRef | null {
  if (kind === 'footballer') return { kind: 'face', id }
  if (kind === 'club') return { kind: 'crest', id }
  if (kind === 'ground') return { kind: 'ground', id }
  if (kind !== 'nation') return null
  const flag = countries.find(({ code }) => code === id)?.flag
  return flag === undefined ? null : { kind: 'flag', id: flag }
}

function isDrawn({ kind, id }: PictureRef, { portraits, crests, grounds }: Drawn): boolean {
  if (kind === 'flag') return true
  return (kind === 'ground' ? grounds : kind === 'pixels' || kind === 'face' ? portraits : crests).has(id)
}

/**
 * Pictures beside a question: those of its template, or of the subjects that its text names, or of all four options.
 * None tells the answer: a subject that is itself the right option is left out. `order`: of the options in the round.
 */
export function picturesOf(
  { template, about, options }: Question,
  order: readonly number[],
  facts: QuizFacts,
  drawn: Drawn,
): readonly PictureRef[] {
  const { about: kinds, options: kind, pictures } = templateOf(template)
  if (pictures)
    return pictures(about, facts)
      .filter((one) => isDrawn(one, drawn))
      .slice(0, MOST_PICTURES)
  const named = about
    .flatMap((id, at) => (kinds[at] === kind && id === options[0] ? [] : (pictureOf(kinds[at]!, id, facts) ?? [])))
    .filter((one) => isDrawn(one, drawn))
  if (named.length > 0) return named
  const all = order.flatMap((at) => pictureOf(kind, options[at]!, facts) ?? [])
  return all.length === options.length && all.every((one) => isDrawn(one, drawn)) ? all : []
}

/**
 * Pictures of the right answer, shown once the question is closed; empty where none is drawn. A face that was asked in
 * few pixels comes first.
 */
export function picturesOfAnswer(
  { template, about, options }: Question,
  facts: QuizFacts,
  drawn: Drawn,
): readonly PictureRef[] {
  const { options: kind, pictures } = templateOf(template)
  const hidden = (pictures?.(about, facts) ?? []).filter((one) => one.kind === 'pixels' && one.id !== options[0])
  const answer = pictureOf(kind, options[0], facts)
  const all = [...hidden.map(({ id }): PictureRef => ({ kind: 'face', id })), ...(answer ? [answer] : [])]
  return all.filter((one) => isDrawn(one, drawn))
}
