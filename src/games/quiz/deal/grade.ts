import type { QuizFacts } from './facts.ts'
import { peopleOf } from './deck.ts'
import type { Question } from './question.ts'
import { templateOf } from './templates.ts'

/** How many of the ten are easy, medium and hard, in this order. */
export const LEVELS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2] as const
export type Level = (typeof LEVELS)[number]

/** What a club of the five leagues, and any other one, is to a fan on the scale of fame. */
const CLUB_FAME = { leading: 4.6, other: 3.6 }

/** How easy a question is: the renown of whom it is about, and what its template is worth. */
function easeOf(question: Question, facts: QuizFacts): number {
  const { about: kinds, ease } = templateOf(question.template)
  const people = peopleOf(question).map((id) => facts.footballer(id).fame)
  const clubs = question.about
    .filter((_, at) => kinds[at] === 'club')
    .map((id) => (facts.club(id).league ? CLUB_FAME.leading : CLUB_FAME.other))
  const known: number[] = [...people, ...people, ...clubs]
  const fame = known.length === 0 ? CLUB_FAME.other : known.reduce((sum, one) => sum + one, 0) / known.length
  return fame + ease
}

/** A level for each question: three tenths are easy, four medium, three hard, as in a match. */
export function levelsOf(questions: readonly Question[], facts: QuizFacts): Level[] {
  const ranked = questions
    .map((question, at) => ({ at, ease: easeOf(question, facts) }))
    .sort((one, other) => other.ease - one.ease || one.at - other.at)
  const levels: Level[] = []
  ranked.forEach(({ at }, rank) => (levels[at] = LEVELS[Math.floor((rank / ranked.length) * LEVELS.length)]!))
  return levels
}
