import { ROUTES } from '#contracts/routes.ts'
import { endpoint, json, reading } from '#server/http.ts'
import { addNote } from '#server/notes/add.ts'
import { contactToken } from '#server/notes/token.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns a token for one note. */
export const GET = reading(ROUTES['GET /api/contact'], () => Promise.resolve({ token: contactToken(Date.now()) }))

/** Stores a note. Creates no visitor: a note needs no cookie. */
export const POST = endpoint(ROUTES['POST /api/contact'], async (note, exchange) => {
  const { number, created } = await addNote(exchange, note, Date.now())
  return json({ number }, created ? 201 : 200)
})
