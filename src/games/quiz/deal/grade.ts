import type { QuizFacts } from './facts.ts'
import { peopleOf } from './deck.ts'
import type { Question } from './question.ts'
import { templateOf } from './templates.ts'

/** Levels of the ten questions: nearly everybody knows the first two, few the last two. */
export const LEVELS = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3] as const
export type Level = (typeof LEVELS)[number]

/** Fame of a club of the five leagues, and of any other, on the scale of footballers. */
const CLUB_FAME = { leading: 4.6, other: 3.6 }

/** Ease of a question, on the scale of fame: the mean fame of its subjects plus the ease of its template. */
export function easeOf(question: Question, facts: QuizFacts): number {
  const { about: kinds, ease } = templateOf(question.template)
  const people = peopleOf(question).map((id) => facts.footballer(id).fame)
  const clubs = question.about
    .filter((_, at) => kinds[at] === 'club')
    .map((id) => (facts.club(id).league ? CLUB_FAME.leading : CLUB_FAME.other))
  const known: number[] = [...people, ...people, ...clubs]
  const fame = known.length === 0 ? CLUB_FAME.other : known.reduce((sum, one) => sum + one, 0) / known.length
  return fame + ease
}

/** Assigns levels in the shares of a match: the easiest two tenths of the deck open it, the hardest two close it. */
export function levelsOf(questions: readonly Question[], facts: QuizFacts): Level[] {
  const ranked = questions
    .map((question, at) => ({ at, ease: easeOf(question, facts) }))
    .sort((one, other) => other.ease - one.ease || one.at - other.at)
  const levels: Level[] = []
  ranked.forEach(({ at }, rank) => (levels[at] = LEVELS[Math.floor((rank / ranked.length) * LEVELS.length)]!))
  return levels
}
