import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter is mistaken for a digit when a player reads an id aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LETTERS = 4
const WHO_LETTERS = 12
const RUN_LETTERS = 36

/** Data of the request being answered. `who` is a hash, `code` the error code of a failure. */
export type RequestScope = {
  /** Short enough to be read to support: "Error 7F3K". */
  readonly id: string
  readonly method: string
  /** Pattern such as `/api/runs/[id]`: metrics need few different ones. */
  readonly route: string
  backendCalls: number
  /** Trace id of the page view that asks, if it sent one. */
  readonly trace?: string
  who?: string
  run?: string
  code?: string
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** The request being answered; undefined outside of one. */
export const requestScope = (): RequestScope | undefined => scopes.getStore()

const TRACE = /^([0-9a-f]{32})-[0-9a-f]{16}(?:-[01])?$/

/** Trace id of a request's `sentry-trace` header; undefined without a well-formed one. */
export const traceOf = (headers: Headers): string | undefined => TRACE.exec(headers.get('sentry-trace') ?? '')?.[1]

/** Runs `work` with a scope of its own, which it also receives. */
export function inRequestScope<Result>(
  method: string,
  route: string,
  work: (scope: RequestScope) => Result,
  trace?: string,
): Result {
  const scope: RequestScope = { id: newId(), method, route, backendCalls: 0, ...(trace !== undefined && { trace }) }
  return scopes.run(scope, () => work(scope))
}

/** Records who asks: an account as the start of its id's SHA-256, a visitor as the start of the stored hash. */
export function noteCaller({ account, visitor }: { account?: string | undefined; visitor: string | null }): void {
  const scope = requestScope()
  if (!scope) return
  if (account !== undefined) scope.who = `account ${accountHash(account)}`
  else if (visitor !== null) scope.who = `visitor ${visitor.slice(0, WHO_LETTERS)}`
}

/** Records the run that a request is about; cut, because an address can name anything. */
export function noteRun(run: string): void {
  const scope = requestScope()
  if (scope) scope.run = run.slice(0, RUN_LETTERS)
}

const newId = (): string => Array.from(randomBytes(ID_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')

const accountHash = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, WHO_LETTERS)
