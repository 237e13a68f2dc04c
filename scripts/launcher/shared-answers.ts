import type { IncomingMessage, ServerResponse } from 'node:http'

/** On-demand answers that are the same for everyone. */
const PATHS: ReadonlySet<string> = new Set(['/api/today', '/api/table'])
/** Shorter than any of their browser cache times. */
const KEPT_MS = 1000
const MOST_ANSWERS = 50

type Answer = { until: number; headers: ReturnType<ServerResponse['getHeaders']>; body: Buffer }

/**
 * Micro-cache in place of a CDN: the bytes of a public answer serve equal requests within a second. Returns true when
 * it has answered a request; otherwise lets it pass and stores its answer. Headers of every answer are set before: Node
 * reports those of `writeHead` only on top of others.
 */
export function sharedAnswers() {
  const answers = new Map<string, Answer>()

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request
    if (method !== 'GET' || !PATHS.has(url.split('?', 1)[0]!)) return false
    const key = `${request.headers['accept-encoding'] ?? ''} ${url}`
    const known = answers.get(key)
    if (known && performance.now() < known.until) {
      response.writeHead(200, known.headers).end(known.body)
      return true
    }
    listen(response, (body) => {
      if (answers.size >= MOST_ANSWERS) answers.clear()
      answers.set(key, { until: performance.now() + KEPT_MS, headers: response.getHeaders(), body })
    })
    return false
  }
}

/** Calls `keep` with the bytes of a public answer, as sent. */
function listen(response: ServerResponse, keep: (body: Buffer) => void) {
  const chunks: Buffer[] = []
  const add = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
  }
  const { write, end } = response
  response.write = ((...values: Parameters<typeof write>) => {
    add(values[0])
    return write.apply(response, values)
  }) as typeof write
  response.end = ((...values: Parameters<typeof end>) => {
    add(values[0])
    const isPublic = String(response.getHeader('cache-control')).startsWith('public')
    if (response.statusCode === 200 && isPublic) keep(Buffer.concat(chunks))
    return end.apply(response, values)
  }) as typeof end
}
