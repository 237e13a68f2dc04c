import { SubmissionPage } from '#contracts/admin.ts'
import { SUBMISSION_STATUSES } from '#contracts/submission-words.ts'
import { adminReading } from '#server/admin/endpoints.ts'
import { queueOf } from '#server/admin/queues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Lists pictures that wait for a decision, oldest first; with `?status=` decided ones, newest first. */
export const GET = adminReading((exchange) =>
  queueOf(exchange, 'list_submissions', SUBMISSION_STATUSES, SubmissionPage),
)
