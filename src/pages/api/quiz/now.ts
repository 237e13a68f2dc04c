import { reading } from '#server/http.ts'
import { quizNow } from '#server/quiz/live.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** When the next match kicks off, and how many wait for it. */
export const GET = reading(() => quizNow(Date.now()))
