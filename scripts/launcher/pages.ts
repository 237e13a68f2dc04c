import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { compressed } from './precompress.ts'

const INDEX = 'index.html'
const HEADERS_FILE = '_headers.json'
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
const GZIP = /\bgzip\b/

type Body = { bytes: Buffer; headers: Record<string, string | number> }
type Page = { plain: Body; brotli: Body }
type RouteHeaders = { pathname: string; headers: { key: string; value: string }[] }[]

/**
 * Serves the prerendered pages of a build from memory, with their headers and already compressed. Returns false for
 * requests that it does not answer: other methods, other addresses and, unless a `plain` page is requested, browsers
 * that accept only gzip.
 */
export function pagesOf(
  buildFolder: string,
): (request: IncomingMessage, response: ServerResponse, as?: 'plain') => boolean {
  const pages = readPages(buildFolder)
  return (request, response, as) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const query = url.indexOf('?')
    const page = pages.get(query < 0 ? url : url.slice(0, query))
    const accepted = headers['accept-encoding'] ?? ''
    const wantsBrotli = BROTLI.test(accepted)
    if (!page || (!as && !wantsBrotli && GZIP.test(accepted))) return false
    send(wantsBrotli ? page.brotli : page.plain, request, response)
    return true
  }
}

function send({ bytes, headers }: Body, request: IncomingMessage, response: ServerResponse) {
  const isKept = request.headers['if-none-match'] === headers['etag']
  response.writeHead(isKept ? 304 : 200, headers)
  response.end(isKept || request.method === 'HEAD' ? undefined : bytes)
}

/** Requested path, such as `/` or `/fr/wordle`, to its page. */
function readPages(buildFolder: string): Map<string, Page> {
  const policies = policiesOf(buildFolder)
  const client = join(buildFolder, 'client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const found = files.filter((file) => file === INDEX || file.endsWith(`/${INDEX}`))
  return new Map(
    found.map((file) => {
      const path = `/${file.slice(0, -INDEX.length - 1)}`
      const plain = readFileSync(join(client, file))
      const own = policies.get(path) ?? {}
      return [path, { plain: bodyOf(plain, own), brotli: bodyOf(packed(join(client, file)), own, 'br') }]
    }),
  )
}

const packed = (file: string): Buffer =>
  existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : compressed(readFileSync(file))

function bodyOf(bytes: Buffer, own: Record<string, string>, encoding?: string): Body {
  return {
    bytes,
    headers: {
      ...own,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      vary: 'Accept-Encoding',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      'content-length': bytes.length,
      ...(encoding && { 'content-encoding': encoding }),
    },
  }
}

/** Content security policy of every prerendered route, as written by the build. */
function policiesOf(buildFolder: string): Map<string, Record<string, string>> {
  const file = join(buildFolder, HEADERS_FILE)
  const routes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RouteHeaders) : []
  return new Map(
    routes.map(({ pathname, headers }) => [
      pathname,
      Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
    ]),
  )
}
