import { empty, type Answer, type Call } from './messages.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const REQUEST_HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'cache-control',
  'content-profile',
  'content-type',
  'baggage',
  'prefer',
  'range',
  'range-unit',
  'sentry-trace',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-device',
  'x-metadata',
  'x-region',
  'x-retry-count',
  'x-supabase-api-version',
  'x-upsert',
].join(', ')
const ANSWER_HEADERS =
  'content-range, content-location, etag, x-device, x-sb-error-code, x-supabase-api-version, x-total-count'

/** Answers a CORS preflight; null for any other call. */
export function preflight(call: Call): Answer | null {
  if (call.method !== 'OPTIONS') return null
  return empty(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': REQUEST_HEADERS,
    'access-control-max-age': '3600',
  })
}

/** Allows every origin: keys and tokens travel in headers, never in cookies. */
export function withCorsHeaders(answer: Answer): Answer {
  const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': ANSWER_HEADERS }
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
