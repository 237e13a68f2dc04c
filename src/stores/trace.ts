const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

let ids: { trace: string; span: string } | undefined

/** Trace ids of this page view. No spans are recorded, so one span id stands for the whole page. */
export const trace = () => (ids ??= { trace: hex(16), span: hex(8) })

/**
 * Adds the trace to the page's requests: three headers to our own origin, two to the backend where
 * `PUBLIC_TRACE_BACKEND` allows it, a query parameter to our rooms' sockets, nothing to other hosts. A redirected read
 * is repeated without the headers, because the browser would forward them to the next origin; a redirected write fails.
 */
export function startTracing(): void {
  const { fetch: plain, WebSocket: Plain } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null
    const added = headersFor(new URL(request?.url ?? (input as string | URL), location.href))
    if (!added || (init?.redirect ?? request?.redirect ?? 'follow') !== 'follow') return plain(input, init)
    const headers = new Headers(init?.headers ?? request?.headers)
    for (const [name, value] of Object.entries(added)) headers.set(name, value)
    const reads = /^(GET|HEAD)$/i.test(init?.method ?? request?.method ?? 'GET')
    const answer = await plain(input, { ...init, headers, redirect: reads ? 'manual' : 'error' })
    return answer.type === 'opaqueredirect' ? plain(input, init) : answer
  }
  globalThis.WebSocket = class extends Plain {
    constructor(address: string | URL, protocols?: string | string[]) {
      const url = new URL(address)
      if (url.host === import.meta.env.TRACED_ROOMS) url.searchParams.set('trace', trace().trace)
      super(url, protocols)
    }
  }
}

function headersFor({ origin }: URL): Record<string, string> | null {
  const { trace: id, span } = trace()
  const both = { 'sentry-trace': `${id}-${span}-0`, traceparent: `00-${id}-${span}-00` }
  if (origin === location.origin) return { ...both, baggage: `sentry-trace_id=${id},sentry-sampled=false` }
  return origin === import.meta.env.TRACED_BACKEND ? both : null
}
