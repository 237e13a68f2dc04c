import { ROUTES } from '#contracts/routes.ts'
import { reading } from '#server/http.ts'
import { choiceOf, localeCookie } from '#server/locale-choice.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Stores the language and redirects to the page: works as a plain link or form. */
export const GET = reading(ROUTES['GET /api/locale'], async ({ request }) => {
  const { to, next } = choiceOf(new URL(request.url).searchParams)
  return new Response(null, { status: 303, headers: { location: next, 'set-cookie': localeCookie(to, request) } })
})

export { GET as HEAD }
