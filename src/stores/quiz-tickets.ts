import { QuizTicketAnswer, type QuizTicketRequest } from '#contracts/quiz-room.ts'
import { environment } from './environment.ts'
import { reportName } from './tickets.ts'

/** Fetches a ticket into a shard of the World quiz. Rejects without one. */
export async function fetchQuizTicket(wish: QuizTicketRequest): Promise<QuizTicketAnswer> {
  const response = await fetch(`${environment.apiUrl}/api/quiz/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  if (!response.ok) throw new Error(`ticket: ${response.status}`)
  const answer = QuizTicketAnswer.parse(await response.json())
  reportName(answer, wish.name)
  return answer
}
