import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import { scrubReport } from '#core/scrub.ts'
import type { AppError } from '#stores/app-error.ts'
import { lastErrorNumber } from '#stores/error-number.ts'
import { trace } from '#stores/trace.ts'

let scope: Scope | undefined

/** A client without integrations, which sends only explicit reports. */
function connect(): Scope {
  const client = new BrowserClient({
    dsn: import.meta.env.REPORTS_TO,
    release: document.body.dataset['build'] ?? '',
    integrations: [],
    stackParser: defaultStackParser,
    // Passes our fetch, because the library would take one from an iframe, which the policy forbids.
    transport: (options) => makeFetchTransport(options, fetch),
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    beforeSend: scrubReport,
  })
  const { trace: traceId, span } = trace()
  const connected = new Scope()
  connected.setClient(client)
  connected.setPropagationContext({ traceId, sampleRand: 0, sampled: false, propagationSpanId: span })
  client.init()
  return connected
}

/** Sends one report, with the id of our server's last failure, which the error card shows. */
export function sendReport({ name, message, stack, path }: AppError): void {
  scope ??= connect()
  const error = Object.assign(new Error(message), { name: name ?? 'Error', stack: stack ?? '' })
  const event = scope.clone()
  event.setTransactionName(path)
  event.setTag('request', lastErrorNumber() ?? undefined)
  event.setTag('language', document.documentElement.lang)
  scope.getClient()?.captureException(error, { mechanism: { type: 'page', handled: false } }, event)
}
