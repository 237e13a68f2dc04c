import * as z from 'zod/mini'
import { ERRORS } from '#contracts/errors.ts'
import { bodyBytes } from './body-bytes.ts'
import { errorAnswer, HttpError } from './http-error.ts'
import { jsonOf, MAX_BODY_BYTES } from './json-body.ts'

export { HttpError } from './http-error.ts'

/** What an endpoint needs of Astro's context; a test makes it by hand. */
export type Context = {
  request: Request
  params: Record<string, string | undefined>
  clientAddress?: string
}

/** Cookies and other headers that a handler adds to its answer, whatever that answer is. */
export type Exchange = Context & { headers: Headers }

export type Handler<Body, Answer> = (body: Body, exchange: Exchange) => Promise<Answer>

type Options = { maxBytes?: number }

/** A body can be wrong in a hundred thousand places. */
const MAX_ISSUES = 5

/**
 * Wraps a handler of JSON requests: reads at most 64 KB, parses with `schema`, answers JSON that nobody caches, and
 * turns every failure into the one error shape. A handler returns the body of a 200, or a Response of its own.
 */
export function endpoint<Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  handle: Handler<z.output<Schema>, Answer>,
  { maxBytes = MAX_BODY_BYTES }: Options = {},
) {
  return (context: Context): Promise<Response> =>
    answering(context, async (exchange) => handle(await parsedBody(context.request, schema, maxBytes), exchange))
}

/** The JSON of a request's body as `schema` reads it. Throws `too-large` and what `parsedAs` throws. */
export async function parsedBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  return parsedAs(schema, await bodyBytes(request, maxBytes))
}

/** JSON as `schema` reads it. Throws what `jsonOf` throws, and `bad-request`. */
export function parsedAs<Schema extends z.ZodMiniType>(schema: Schema, bytes: Uint8Array): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(bytes))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, MAX_ISSUES)
  throw new HttpError('bad-request', z.prettifyError({ issues }))
}

/** Wraps a handler of requests without a body, with the same answers and failures as `endpoint`. */
export function reading<Answer>(handle: (exchange: Exchange) => Promise<Answer>) {
  return (context: Context): Promise<Response> => answering(context, handle)
}

/** Answers every method as a path that does not exist. */
export const noSuchPath = reading(() => Promise.reject(new HttpError('not-found')))

/** A JSON answer with a status of its own. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

async function answering<Answer>(context: Context, work: (exchange: Exchange) => Promise<Answer>): Promise<Response> {
  const headers = new Headers()
  const response = await work(exchangeOf(context, headers)).then(
    (answer) => (answer instanceof Response ? answer : json(answer)),
    failure,
  )
  headers.forEach((value, name) => response.headers.append(name, value))
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Astro's address is a getter that throws where a platform does not know it. */
function exchangeOf(context: Context, headers: Headers): Exchange {
  const address = () => {
    try {
      return context.clientAddress
    } catch {
      return undefined
    }
  }
  return { request: context.request, params: context.params, clientAddress: address(), headers }
}

/** Unknown failures are logged here and nowhere else; their text stays on the server. */
function failure(error: unknown): Response {
  if (!(error instanceof HttpError)) console.error(error)
  const known = error instanceof HttpError ? error : new HttpError('internal')
  return Response.json(errorAnswer(known), { status: ERRORS[known.code], headers: known.headers })
}
