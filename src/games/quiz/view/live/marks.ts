import type { QuizReveal } from '#contracts/quiz-room.ts'
import type { QuizMatch } from '#stores/quiz-match.ts'
import type { Mark } from '../play/Marks.tsx'

const ROUNDS = 10

/** The ten as far as they are closed. */
export function marksOf(
  { reveal: last, rights, question }: QuizMatch,
  round: number,
  reveal: QuizReveal | null,
): Mark[] {
  const isOfThis = last !== null && last.match === (question ?? last).match
  const chosen = (isOfThis && last.own?.chosen) || []
  return Array.from({ length: ROUNDS }, (_, at) => {
    const isClosed = at < round || (at === round && reveal !== null)
    const right = rights[at]
    if (!isClosed || right === undefined) return null
    const option = chosen[at] ?? null
    return option === null ? 'none' : option === right ? 'right' : 'wrong'
  })
}
