import { empty, json, type Answer } from '../http/messages.ts'
import { parseBody, Verify } from './bodies.ts'
import { AuthError, invalid } from './errors.ts'
import { issueCode } from './flows.ts'
import { redeemLink } from './mail-links.ts'
import { NotOffered } from '../not-offered.ts'
import { redirectOf } from './redirects.ts'
import type { AuthService, Endpoint } from './service.ts'
import { beginSession } from './sessions.ts'

type Session = Awaited<ReturnType<typeof beginSession>>
type Verified = { refused: 'otp_expired' | 'flow_state_not_found' } | { code: string } | { session: Session }

const REASONS = {
  otp_expired: 'Email link is invalid or has expired',
  flow_state_not_found: 'invalid flow state, no valid flow state found',
}

async function verified(service: AuthService, token: string, type: string): Promise<Verified> {
  return service.database.transaction(async (query) => {
    const user = await redeemLink(service, query, token, type)
    if (!user) return { refused: 'otp_expired' }
    if (!token.startsWith('pkce_')) return { session: await beginSession(service, query, user.id, 'otp') }
    const code = await issueCode(query, user.id, service.settings.clock())
    return code === undefined ? { refused: 'flow_state_not_found' } : { code }
  })
}

function errorParameters(code: keyof typeof REASONS): URLSearchParams {
  return new URLSearchParams({ error: 'access_denied', error_code: code, error_description: REASONS[code] })
}

function sessionParameters(session: Session, type: string): URLSearchParams {
  const { access_token, expires_at, expires_in, refresh_token } = session
  const times = { expires_at: String(expires_at), expires_in: String(expires_in) }
  return new URLSearchParams({ access_token, ...times, refresh_token, token_type: 'bearer', type })
}

function arrival(destination: string, outcome: Verified, token: string, type: string): string {
  const address = new URL(destination)
  if ('code' in outcome) address.searchParams.set('code', outcome.code)
  else if ('session' in outcome) address.hash = sessionParameters(outcome.session, type).toString()
  else {
    const parameters = errorParameters(outcome.refused)
    // Errors stand in the fragment always, and in the query too where the page cannot read fragments (PKCE).
    if (token.startsWith('pkce_')) parameters.forEach((value, name) => address.searchParams.set(name, value))
    address.hash = parameters.toString()
  }
  return address.href
}

/** `GET /verify`: somebody follows a mail's link; leads back to the site with a code, a session or an error. */
export const followLink: Endpoint = async (service, call): Promise<Answer> => {
  const token = call.query.get('token') ?? ''
  const type = call.query.get('type') ?? ''
  const destination = redirectOf(service.settings, call.query.get('redirect_to'))
  const location = arrival(destination, await verified(service, token, type), token, type)
  return empty(303, { location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
}

/** `POST /verify`: the same with the token of the link, for a page that asks for it itself. */
export const verifyToken: Endpoint = async (service, call) => {
  const { type, token_hash, token } = parseBody(Verify, call.fields)
  if (token !== null) throw new NotOffered('codes to type in')
  if (type === null || token_hash === null) throw invalid('Verify requires a token hash and a type')
  const session = await service.database.transaction(async (query) => {
    const user = await redeemLink(service, query, token_hash, type)
    return user && beginSession(service, query, user.id, 'otp')
  })
  if (!session) throw new AuthError(403, 'otp_expired', REASONS.otp_expired)
  return json(200, session)
}
