import { pick, randomFrom, type Random } from '#core/random.ts'

/** A generated call: `who` chooses its key and token. */
export type GeneratedCall = {
  method: string
  path: string
  who: 'stranger' | 'visitor' | 'player' | 'server'
  body: string | null
}

/** Words used where a name, number or text is expected. */
const WORDS = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '-1', '1e308', '0x10'],
  ...['', ' ', '*', '%00', '%ff', '%ud800', "'", '"', '\\', ';--', '(', ')', '()', '((', 'x', 'a'.repeat(300)],
  ...['players', 'clubs', 'submissions', 'reports', 'user_infos', 'runs', 'puzzles', 'results', 'auth.users'],
  ...['id', 'fullname', 'status', 'player_id', 'created_at', 'lionel-messi', '2026-11-22', 'true', '{}', '[]'],
] as const
const OPERATORS = ['eq', 'neq', 'gt', 'in', 'is', 'like', 'ilike', 'not.eq', 'cs', 'constructor', 'fts', ''] as const
const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'PATCH', 'DELETE', 'HEAD', 'PUT', 'OPTIONS'] as const
const AUTH = [
  ...['signup', 'token?grant_type=', 'verify?token=a&type=', 'logout?scope=', 'recover', 'resend', 'user', 'settings'],
  ...[
    'admin/users',
    'admin/users/',
    'admin/users?page=',
    'health',
    '.well-known/jwks.json',
    'otp',
    'authorize?provider=',
  ],
] as const
const STORAGE = [
  ...['object/', 'object/public/', 'object/list/', 'object/info/', 'object/authenticated/', 'object/sign/', 'bucket/'],
] as const

function select(random: Random, depth = 0): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const word = pick(WORDS, random)
    return depth < 8 && random() < 0.4 ? `${word}${pick(['', '!inner'], random)}(${select(random, depth + 1)})` : word
  })
  return parts.join(',')
}

function filter(random: Random): string {
  if (random() < 0.2)
    return `${pick(['or', 'and', 'not.or'], random)}=(${pick(WORDS, random)}.${pick(OPERATORS, random)}.${pick(WORDS, random)})`
  return `${pick(WORDS, random)}=${pick(OPERATORS, random)}.${pick(WORDS, random)}`
}

function query(random: Random): string {
  const parts = Array.from({ length: Math.floor(random() * 4) }, () => {
    const kind = random()
    if (kind < 0.4) return `select=${select(random)}`
    if (kind < 0.8) return filter(random)
    return `${pick(['order', 'limit', 'offset', 'on_conflict', 'columns'], random)}=${pick(WORDS, random)}`
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function value(random: Random, depth = 0): unknown {
  const kind = random()
  if (depth < 3 && kind < 0.2) {
    return Object.fromEntries(Array.from({ length: 3 }, () => [pick(WORDS, random), value(random, depth + 1)]))
  }
  if (depth < 3 && kind < 0.3) return [value(random, depth + 1), value(random, depth + 1)]
  if (kind < 0.4) return null
  if (kind < 0.5) return random() * 1e12 - 1e6
  if (kind < 0.6) return '\0\ud800'
  return pick(WORDS, random)
}

const FIELDS = [
  ...['email', 'password', 'data', 'type', 'token', 'token_hash', 'refresh_token', 'auth_code', 'code_verifier'],
  ...['provider', 'id_token', 'nonce', 'phone', 'code_challenge', 'prefix', 'limit', 'id', 'status', 'user_metadata'],
] as const

function body(random: Random): string {
  if (random() < 0.1) return pick(['', '{', 'null', '[]', '[[[[', '"a"', '{"a":1}{', '\u0000'], random)
  const fields = Array.from({ length: 4 }, () => [pick(FIELDS, random), value(random)])
  const one = Object.fromEntries([...fields, ['email', pick(['a@example.org', ...WORDS], random)]]) as object
  return JSON.stringify(random() < 0.1 ? [one, one] : one)
}

function path(random: Random): string {
  const kind = random()
  if (kind < 0.4) return `/rest/v1/${pick(WORDS, random)}${query(random)}`
  if (kind < 0.5)
    return `/rest/v1/rpc/${pick(['delete_current_user', 'take', 'start_run', ...WORDS], random)}${query(random)}`
  if (kind < 0.8) return `/auth/v1/${pick(AUTH, random)}${pick(WORDS, random)}`
  return `/storage/v1/${pick(STORAGE, random)}${pick(WORDS, random)}/${pick(WORDS, random)}`
}

/** Deterministic by seed. Only the rare `server` has the secret key. */
export function* generatedCalls(seed: number, count: number): Generator<GeneratedCall> {
  const random = randomFrom(seed)
  for (let at = 0; at < count; at++) {
    const method = pick(METHODS, random)
    const who = pick(['stranger', 'visitor', 'visitor', 'player', 'player', 'server'] as const, random)
    yield { method, path: path(random), who, body: /GET|HEAD|OPTIONS/.test(method) ? null : body(random) }
  }
}
