import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node's parser reads thirty more, some of which (TRACE, CONNECT) the web's `Request` refuses to carry. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
/** Names, addresses, a port: nothing that makes a URL of credentials, a path or a query. */
const HOST = /^[\w.:[\]-]+$/

type Refusal = { status: 400 | 405; headers: Record<string, string> }

/**
 * Why a request is not let in to the site: a method that it does not know, a Host or an address that is none; null: it
 * is let in.
 */
export function refusalOf({ method = '', url = '', headers: { host } }: IncomingMessage): Refusal | null {
  if (!METHODS.includes(method)) return { status: 405, headers: { allow: METHODS.join(', ') } }
  // HTTP/1.0 knows no Host; the parser itself refuses an HTTP/1.1 without one.
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

/** Answers without a body, or cuts the connection where an answer has begun. */
export function abandon(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { ...headers, 'content-length': '0' }).end()
}
