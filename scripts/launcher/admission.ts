import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node's parser accepts thirty more, some of which (TRACE, CONNECT) the web's `Request` refuses. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
/** Host names, addresses and a port; nothing that could form credentials, a path or a query. */
const HOST = /^[\w.:[\]-]+$/

type Refusal = { status: 400 | 405; headers: Record<string, string> }

/** Why a request is refused before the site: an unknown method, or an invalid host or address; null: admitted. */
export function refusalOf({ method = '', url = '', headers: { host } }: IncomingMessage): Refusal | null {
  if (!METHODS.includes(method)) return { status: 405, headers: { allow: METHODS.join(', ') } }
  // HTTP/1.0 has no Host; the parser itself refuses an HTTP/1.1 request without one.
  const isHost = host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`))
  return isHost && isDecodable(url) ? null : { status: 400, headers: { connection: 'close' } }
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}

/** Answers without a body, or destroys the connection when an answer has begun. */
export function abandon(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { ...headers, 'content-length': '0' }).end()
}
