import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { CARDS, OPEN_TO_OTHERS, openerPolicy, SECURITY_HEADERS, STRICT_TRANSPORT } from '#server/security-headers.ts'
import { redirectToLocale } from '#server/locale-redirect.ts'
import { abandon, refusalOf } from './admission.ts'
import { pagesOf } from './pages.ts'
import { sharedAnswers } from './shared-answers.ts'
import { reportError } from '#server/error-report.ts'
import { log } from '#server/log.ts'

/** For on-demand answers; pages and files under /_astro/ are compressed by the build. */
const BROTLI_QUALITY = 6
const FOR_EVER = 'public,max-age=31536000,immutable'
const ASK_AGAIN = 'public, max-age=0'
/** Requests for files; pages have their own policy and are served by `pagesOf`. */
const FILE = /^[^?]*\.(?!html(?:\?|$))\w+(?:\?|$)/
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

export type SiteOptions = { trustProxy: boolean; https: boolean; googleClientId: string | undefined }

/** Type of `compression` without Express. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The whole site as one Node listener: security headers, admission, language redirect, pages and files of the build,
 * compression, then Astro's handler. A request that makes any of them throw is answered with 500 and ends nothing.
 */
export async function siteListener(buildFolder: string, options: SiteOptions): Promise<RequestListener> {
  const entry = pathToFileURL(join(buildFolder, 'server', 'entry.mjs')).href
  const { handler } = (await import(entry)) as { handler: RequestListener }
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  }) as unknown as Middleware
  const files = sirv(join(buildFolder, 'client'), {
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('cache-control', path.startsWith('/_astro/') ? FOR_EVER : ASK_AGAIN),
  })
  const page = pagesOf(buildFolder)
  const shared = sharedAnswers()
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...openerPolicy(options.googleClientId),
    ...(options.https ? STRICT_TRANSPORT : {}),
  })

  const pass = (request: IncomingMessage, response: ServerResponse, failed: (error: unknown) => void) => {
    // Client-supplied: without a proxy they would let a visitor choose an address for the rate limits.
    if (!options.trustProxy) for (const name of FORWARDED) delete request.headers[name]
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.url?.startsWith(CARDS)) response.setHeader(...OPEN_TO_OTHERS)
    const refusal = refusalOf(request)
    if (refusal) return abandon(response, refusal.status, refusal.headers)
    if (redirectToLocale(request, response) || page(request, response) || shared(request, response)) return
    const rendered = async () => handler(request, response)
    compress(request, response, () => {
      if (page(request, response, 'plain')) return
      const render = () => void rendered().catch(failed)
      if (FILE.test(request.url ?? '')) files(request, response, render)
      else render()
    })
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const failed = (error: unknown) => {
      log.error(error)
      void reportError(error)
      abandon(response, 500)
    }
    try {
      pass(request, response, failed)
    } catch (error) {
      failed(error)
    }
  }
}
