import { json } from '../http/messages.ts'
import { parseBody, PasswordGrant } from './bodies.ts'
import { DEVICE_HEADER, deviceToken, isKnownDevice } from './devices.ts'
import { AuthError, invalid } from './errors.ts'
import { isPassword, RANK } from './passwords.ts'
import type { Endpoint } from './service.ts'
import { beginSession } from './sessions.ts'
import { userByEmail } from './users.ts'

/** `POST /token?grant_type=password` */
export const passwordGrant: Endpoint = async (service, call) => {
  const { email, phone, password } = parseBody(PasswordGrant, call.fields)
  if (email !== null && phone !== null)
    throw invalid('Only an email address or phone number should be provided on login.')
  const address = email?.trim().toLowerCase() ?? ''
  const user = await service.database.transaction((query) => userByEmail(query, address))
  // A browser that signed in before has a limit of its own, so that nobody else's guesses keep its owner out.
  const isKnown = user !== undefined && isKnownDevice(call, service.secret, user)
  const key = isKnown ? `device ${user.id}` : address
  if (!(await service.attempts.admit(key))) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
  }
  const rank = isKnown ? RANK.device : RANK.address + service.attempts.before(key)
  const isRight = await isPassword(password ?? '', user?.encrypted_password ?? null, rank)
  if (!user || !isRight) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  service.attempts.succeed(key)
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const session = await service.database.transaction((query) => beginSession(service, query, user.id, 'password'))
  return json(200, { ...session, weak_password: null }, { [DEVICE_HEADER]: deviceToken(service.secret, user) })
}
