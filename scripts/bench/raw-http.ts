import { connect } from 'node:net'
import fc from 'fast-check'

const DEADLINE_MS = 5000
const AT_ONCE = 8
const PATIENCE_MS = 250

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
const ODD_METHODS = ['TRACE', 'CONNECT', 'PROPFIND', 'get', '']
const TARGETS = [
  ...['/', '/wordle', '/fr/wordle/today', '/es/nowhere', '/_astro/x.js', '/_image?href=//a', '/build.json', '/admin'],
  ...['/api/health', '/api/runs', '/api/runs/constructor', '/api/today?date=__proto__', '/api/rooms/ticket', '/users'],
  ...['/api/image-proxy?url=http://[::1', '/img/portrait/__proto__.webp', '/api/account/export', '/api/locale'],
  ...[
    '*',
    '//a@b/',
    'http://a@b/',
    'http://a:b@c/api/runs',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%5c',
    '/#/?#',
    '\\',
    '?',
  ],
  `/${'x'.repeat(9000)}`,
]
const ODD_VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'HTTPS/1', '']
const ODD_HOSTS = [
  ...[
    'localhost',
    'localhost',
    '127.0.0.1',
    '[::1]:80',
    'constructor',
    'a@b',
    'a:b@c',
    'user:@',
    '[::1',
    '[',
    'a:99999',
  ],
  ...[
    'a:x',
    ':',
    '.',
    '',
    ' ',
    'a b',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    'a%',
    '%2f',
    '\xe9',
    '\x00',
    '*',
    '<a>',
    'xn--\xff',
  ],
  'h'.repeat(3000),
]
const FIELDS = [
  ...['content-length: 0', 'content-length: 5', 'content-length: -1', 'content-length: 1e9', 'content-length: 5, 6'],
  ...['transfer-encoding: chunked', 'transfer-encoding: gzip, chunked', 'transfer-encoding: x', 'expect: 100-continue'],
  ...[
    'expect: x',
    'connection: upgrade\r\nupgrade: websocket',
    'connection: close',
    'range: bytes=0-',
    'range: bytes=9-1',
  ],
  ...['if-none-match: "', 'if-modified-since: never', 'accept-encoding: br;q=x', 'accept-language: fr;q=9,*', 'te: x'],
  ...['cookie: sb-x-auth-token=base64-!!!', 'cookie: =;;=', 'cookie: i18n_redirected=__proto__', 'cookie: visitor=%'],
  ...[
    'authorization: Bearer a.b.c',
    'authorization: Bearer eyJhbGciOiJub25lIn0.e30.',
    'origin: null',
    'origin: http://[',
  ],
  ...['x-forwarded-host: a@b', 'x-forwarded-proto: javascript', 'x-forwarded-for: ::::', 'x-forwarded-port: x'],
  ...[
    'content-type: application/json',
    'content-type: multipart/form-data',
    'content-type: multipart/form-data; boundary=',
  ],
  ...['host: b', 'HOST : c', ' folded', ':', 'no colon', '\xff: \xff', `long: ${'y'.repeat(20_000)}`],
]
const BODIES = [
  '',
  '',
  '{',
  '[]',
  'null',
  '{"__proto__":{}}',
  '{"game":"constructor"}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
]

const oneOf = (words: readonly string[]) => fc.constantFrom(...words)
const noise = fc.string({ unit: 'binary-ascii', maxLength: 40 })
const bytes = fc.uint8Array({ maxLength: 60 }).map((values) => String.fromCharCode(...values))

/** Mostly usual values, so that unusual ones get past the parser. */
const mostly = (usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>, weight = 20) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 2, arbitrary: odd }, { weight: 1, arbitrary: noise })

/** A request with at most a few faults, perhaps truncated: Latin-1, one character per byte. */
const rawRequest: fc.Arbitrary<string> = fc
  .record({
    method: mostly(oneOf(METHODS), oneOf(ODD_METHODS)),
    target: mostly(
      oneOf(TARGETS),
      noise.map((text) => `/${text}`),
    ),
    version: mostly(fc.constant('HTTP/1.1'), oneOf(ODD_VERSIONS), 40),
    host: fc.option(mostly(fc.constant('localhost'), oneOf(ODD_HOSTS)), { freq: 20 }),
    fields: fc.array(oneOf(FIELDS), { maxLength: 2, size: 'small' }),
    body: fc.oneof({ weight: 4, arbitrary: oneOf(BODIES) }, bytes),
    isFramed: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    cut: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, fc.nat({ max: 200 })),
  })
  .map(({ method, target, version, host, fields, body, isFramed, cut }) => {
    const names = host === null ? [] : [`host: ${host}`]
    const length = isFramed && body !== '' ? [`content-length: ${body.length}`] : []
    return `${[`${method} ${target} ${version}`, ...names, ...length, ...fields].join('\r\n')}\r\n\r\n${body}`.slice(
      0,
      cut,
    )
  })

/** `count` requests, deterministic by seed. */
export const rawRequests = (seed: number, count: number): string[] => fc.sample(rawRequest, { seed, numRuns: count })

/**
 * Sends a request to this machine and classifies the answer: the status, `closed` without one, `silent` without either,
 * `refused` when nothing listens. A truncated request waits for more, so the connection is closed after `patienceMs`.
 */
export function ask(port: number, request: string, patienceMs = DEADLINE_MS): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (word: string) => {
      clearTimeout(patience)
      socket.destroy()
      resolve(word)
    }
    const patience = setTimeout(() => socket.end(), patienceMs)
    socket.setTimeout(patienceMs + DEADLINE_MS, () => settle('silent'))
    socket.once('data', (chunk) => settle(/^HTTP\/1\.\d (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 'garbage'))
    socket.on('error', (error: NodeJS.ErrnoException) => settle(error.code === 'ECONNREFUSED' ? 'refused' : 'closed'))
    socket.on('close', () => settle('closed'))
    socket.write(request, 'latin1')
  })
}

/** Sends all requests, a few at a time, and counts the answers. */
export async function askAll(port: number, requests: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const rest = requests.values()
  const work = async () => {
    for (const request of rest) {
      const answer = await ask(port, request, PATIENCE_MS)
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return counts
}
