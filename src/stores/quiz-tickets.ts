import { QuizTicketAnswer, type QuizTicketRequest } from '#contracts/quiz-room.ts'
import { environment } from './environment.ts'

/** A ticket into a shard of the live quiz, and which one that is. Rejects when the site does not answer with one. */
export async function fetchQuizTicket(wish: QuizTicketRequest): Promise<QuizTicketAnswer> {
  const response = await fetch(`${environment.apiUrl}/api/quiz/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  if (!response.ok) throw new Error(`ticket: ${response.status}`)
  return QuizTicketAnswer.parse(await response.json())
}
