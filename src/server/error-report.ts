import { createStackParser, createTransport, Scope } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { scrubReport } from '#core/scrub.ts'
import { BUILD_ID } from './build-id.ts'
import { optional } from './env.ts'
import { requestScope } from './request-scope.ts'

/** Longest delay of an answer by its report. */
const REPORT_MS = 500

let client: ServerRuntimeClient | undefined

function connect(dsn: string): ServerRuntimeClient {
  const connected = new ServerRuntimeClient({
    dsn,
    release: BUILD_ID,
    platform: 'node',
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    beforeSend: scrubReport,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(REPORT_MS)
        const answer = await fetch(options.url, { method: 'POST', body: body as BodyInit, signal, redirect: 'error' })
        const headers = { 'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits') }
        return { statusCode: answer.status, headers: { ...headers, 'retry-after': answer.headers.get('retry-after') } }
      }),
  })
  connected.init()
  return connected
}

/**
 * Reports an error of ours with the id and the trace of its request. Resolves after the report, at most 500 ms later; a
 * serverless instance may be frozen after its answer. Does nothing without `ERROR_DSN`, and never rejects.
 */
export async function reportError(error: unknown): Promise<void> {
  const dsn = optional('ERROR_DSN')
  if (!dsn) return
  try {
    client ??= connect(dsn)
    const request = requestScope()
    const scope = new Scope()
    scope.setClient(client)
    if (request?.trace) scope.setPropagationContext({ traceId: request.trace, sampleRand: 0, sampled: false })
    if (request) {
      scope.setTransactionName(`${request.method} ${request.route}`)
      scope.setTag('request', request.id)
    }
    client.captureException(error, { mechanism: { type: 'server', handled: false } }, scope)
    await client.flush(REPORT_MS)
  } catch {
    // The log has the error; a report that fails must not replace the answer.
  }
}
