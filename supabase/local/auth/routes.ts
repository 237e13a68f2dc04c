import { isDiskFull } from '../http/disk-full.ts'
import { json, type Answer, type Call } from '../http/messages.ts'
import { parseJson } from '../http/parse-json.ts'
import { NotOffered } from '../not-offered.ts'
import { isDatabaseError } from '../rest/errors.ts'
import { changeUser, createUser, deleteUser, findUser, listUsers } from './admin.ts'
import { requireCaptcha } from './captcha.ts'
import { AuthError, diskFull, errorAnswer, invalid, OAuthError } from './errors.ts'
import { idTokenGrant } from './id-token-grant.ts'
import { passwordGrant } from './password-grant.ts'
import { pkceGrant } from './pkce-grant.ts'
import { refreshGrant } from './refresh-grant.ts'
import { recover, resend } from './resend.ts'
import type { AuthService, Endpoint } from './service.ts'
import { signUp } from './sign-up.ts'
import { logOut, readUser, updateUser } from './user.ts'
import { followLink, verifyToken } from './verify.ts'

const BASE = '/auth/v1'

// A Map, so that a caller's `constructor` finds nothing.
const GRANTS = new Map<string, Endpoint>([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
])

const grant: Endpoint = (service, call) => {
  const endpoint = GRANTS.get(call.query.get('grant_type') ?? '')
  if (!endpoint) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  return endpoint(service, call)
}

const publicKeys: Endpoint = async ({ tokens }) => json(200, tokens.jwks, { 'cache-control': 'public, max-age=600' })
/** Queries the database: a live process without its database is not healthy. */
const health: Endpoint = async ({ database }) => {
  await database.transaction((query) => query('select 1'))
  return json(200, { name: 'GoTrue', version: 'embedded', description: 'Embedded backend' })
}
const settings: Endpoint = async (service) => {
  const external = { email: true, google: service.settings.google.clientIds.length > 0 }
  return json(200, { external, disable_signup: false, mailer_autoconfirm: false, phone_autoconfirm: false })
}

const ENDPOINTS = new Map<string, Endpoint>(
  Object.entries({
    'GET /.well-known/jwks.json': publicKeys,
    'GET /health': health,
    'GET /settings': settings,
    'POST /signup': signUp,
    'POST /token': grant,
    'GET /user': readUser,
    'PUT /user': updateUser,
    'POST /logout': logOut,
    'POST /recover': recover,
    'POST /resend': resend,
    'GET /verify': followLink,
    'POST /verify': verifyToken,
    'GET /admin/users': listUsers,
    'POST /admin/users': createUser,
    'GET /admin/users/:id': findUser,
    'PUT /admin/users/:id': changeUser,
    'DELETE /admin/users/:id': deleteUser,
  }),
)

/** Endpoints that need no API key: links in mails, and probes for tokens and readiness. */
const OPEN = new Set(['GET /verify', 'GET /.well-known/jwks.json', 'GET /health'])

function nameOf(call: Call): string {
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const place = call.path.slice(BASE.length).replace(/^(\/admin\/users)\/[^/]+$/, '$1/:id')
  return `${method} ${place}`
}

/** True when a path of the auth service needs no API key. */
export const isOpen = (call: Call): boolean => OPEN.has(nameOf(call))

function fieldsOf(call: Call): unknown {
  if (call.body.length === 0) return {}
  try {
    return parseJson(call.body)
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

/** Values that PostgreSQL or a trigger refuses, such as null characters or half a surrogate pair. */
const isUnfit = (error: unknown): boolean => isDatabaseError(error) && /^(22|23|P0001)/.test(error.code)

async function dispatch(service: AuthService, call: Call, secret: boolean): Promise<Answer> {
  const name = nameOf(call)
  const endpoint = ENDPOINTS.get(name)
  if (!endpoint) throw new NotOffered(`${call.method} ${call.path}`)
  if (name.includes('/admin/') && !secret) throw new AuthError(403, 'not_admin', 'User not allowed')
  const parsed = { ...call, fields: fieldsOf(call), secret }
  await requireCaptcha(service.settings.captcha, name, parsed)
  return endpoint(service, parsed)
}

/** Answers a call under `/auth/v1`; `secret` means that it carries the secret key. */
export async function authAnswer(service: AuthService, call: Call, secret: boolean): Promise<Answer> {
  try {
    return await dispatch(service, call, secret)
  } catch (error) {
    if (error instanceof AuthError || error instanceof OAuthError) return errorAnswer(call, error)
    if (error instanceof NotOffered) return errorAnswer(call, new AuthError(501, 'not_implemented', error.message))
    if (isUnfit(error)) return errorAnswer(call, invalid('A value of the request cannot be kept'))
    if (isDiskFull(error)) {
      console.error(error)
      return errorAnswer(call, diskFull(call))
    }
    throw error
  }
}
