import * as z from 'zod/mini'
import { ERROR_TIMING, ERRORS } from '#contracts/errors.ts'
import type { Route } from '#contracts/routes.ts'
import { bodyBytes } from './body-bytes.ts'
import { withOneDeadline } from './deadline.ts'
import { reportError } from './error-report.ts'
import { errorAnswer, HttpError } from './http-error.ts'
import { jsonOf, MAX_BODY_BYTES } from './json-body.ts'
import { log } from './log.ts'
import { recordRequest } from './record-request.ts'
import { requestScope } from './request-scope.ts'

export { HttpError } from './http-error.ts'

/** The part of Astro's context that an endpoint needs, so that tests can build it. */
export type Context = {
  request: Request
  params: Record<string, string | undefined>
  clientAddress?: string
  /** Pattern of the route, such as `/api/runs/[id]`. */
  routePattern?: string
}

/** Context with the cookies and headers that a handler adds to its answer. */
export type Exchange = Context & { headers: Headers }

/** What a handler may return: the contract's answer as the body of a 200, or its own Response. */
export type AnswerOf<Contract extends Route> =
  Response | (Contract['answer'] extends z.ZodMiniType ? z.output<Contract['answer']> : never)

type Options = { maxBytes?: number }

/** Lowest status of a failure on our side. */
const OUR_FAULT = 500

/** Validation issues listed per error; a body can have a hundred thousand. */
const MAX_ISSUES = 5

/** Keys of one object in a body: validating a key of a record costs a hundred times as much as a list entry. */
const MAX_KEYS = 500

/**
 * Wraps a JSON endpoint: reads at most 64 KB, parses the body by the contract, answers uncacheable JSON, and turns
 * every failure into the one error shape.
 */
export function endpoint<Contract extends Route & { body: z.ZodMiniType }>(
  { body }: Contract,
  handle: (body: z.output<Contract['body']>, exchange: Exchange) => Promise<AnswerOf<Contract>>,
  { maxBytes = MAX_BODY_BYTES }: Options = {},
) {
  return (context: Context): Promise<Response> =>
    answering(context, async (exchange) =>
      handle(await parsedBody<Contract['body']>(context.request, body, maxBytes), exchange),
    )
}

/** Parses a request's JSON body with `schema`. Throws `too-large` and what `parsedAs` throws. */
export async function parsedBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  return parsedAs(schema, await bodyBytes(request, maxBytes))
}

/** Parses JSON with `schema`. Throws what `jsonOf` throws, and `bad-request`. */
export function parsedAs<Schema extends z.ZodMiniType>(schema: Schema, bytes: Uint8Array): z.output<Schema> {
  const body = jsonOf(bytes)
  if (isTooWide(body)) throw new HttpError('bad-request', 'The body has too many keys')
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, MAX_ISSUES)
  throw new HttpError('bad-request', z.prettifyError({ issues }))
}

/** Descends into nested objects only: schemas reject long lists and unknown keys before they look inside. */
function isTooWide(value: unknown, depth = 3): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const inner = Object.values(value)
  return inner.length > MAX_KEYS || (depth > 1 && inner.some((one) => isTooWide(one, depth - 1)))
}

/** Parses the query of an address by its contract. Throws `bad-request`. */
export function parsedQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  { url }: Request,
  message?: string,
): z.output<Schema> {
  const query = schema.safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!query.success) throw new HttpError('bad-request', message ?? z.prettifyError(query.error))
  return query.data
}

/** Wraps an endpoint whose handler reads the body itself, if any, with the answers and failures of `endpoint`. */
export function reading<Contract extends Route>(
  _contract: Contract,
  handle: (exchange: Exchange) => Promise<AnswerOf<Contract>>,
) {
  return (context: Context): Promise<Response> => answering(context, handle)
}

/** Answers any method as an unknown path. */
export const noSuchPath = (context: Context): Promise<Response> =>
  answering(context, () => Promise.reject(new HttpError('not-found')))

/** A JSON answer with its own status. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

function answering<Answer>(context: Context, work: (exchange: Exchange) => Promise<Answer>): Promise<Response> {
  return recordRequest(context, async () => {
    const headers = new Headers()
    const response = await withOneDeadline(() => work(exchangeOf(context, headers))).then(
      (answer) => (answer instanceof Response ? answer : json(answer)),
      failure,
    )
    headers.forEach((value, name) => response.headers.append(name, value))
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    // Browsers expose this header to page scripts for every client, so error reports can read the id.
    if (response.status >= OUR_FAULT)
      response.headers.set('server-timing', `${ERROR_TIMING};desc="${requestScope()?.id}"`)
    return response
  })
}

/** Astro's `clientAddress` is a getter that throws on platforms without one. */
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

/** Unknown errors are logged and reported here only; their text stays on the server. */
async function failure(error: unknown): Promise<Response> {
  if (!(error instanceof HttpError)) {
    log.error(error)
    await reportError(error)
  }
  const known = error instanceof HttpError ? error : new HttpError('internal')
  return Response.json(errorAnswer(known), { status: ERRORS[known.code], headers: known.headers })
}
