import { randomUUID } from 'node:crypto'
import { json } from '../http/messages.ts'
import { addressOf, parseBody, SignUp } from './bodies.ts'
import { invalid } from './errors.ts'
import { writeLetter } from './mail-links.ts'
import { hashPassword, requireStrength } from './passwords.ts'
import type { AuthCall, Endpoint } from './service.ts'
import { addUser, userByEmail, userJson, type Metadata } from './users.ts'

/** The answer to a sign-up with a known address: looks like any other, without identities. */
function disguise(email: string, own: Metadata, now: Date) {
  const time = now.toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: own,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}

/** The redirect that the caller asks for, unchecked. */
export const wishedRedirect = (call: AuthCall): string | null => call.query.get('redirect_to')

/** `POST /signup`: creates an unconfirmed account and sends a mail that confirms it. */
export const signUp: Endpoint = async (service, call) => {
  const { email, password, phone, data, ...challenge } = parseBody(SignUp, call.fields)
  if (phone !== null) throw invalid('Phone signups are disabled')
  const address = addressOf(email)
  if (password === null || password === '') throw invalid('Signup requires a valid password')
  requireStrength(password, service.settings.passwordLength)
  const hash = await hashPassword(password, service.settings.passwordWork)

  const { answer, letter } = await service.database.transaction(async (query) => {
    const known = await userByEmail(query, address)
    if (known?.email_confirmed_at) {
      return { answer: json(200, disguise(address, data ?? {}, service.settings.clock())), letter: null }
    }
    const id = known?.id ?? randomUUID()
    const own = { ...data, sub: id, email: address, email_verified: false, phone_verified: false }
    // An unconfirmed account stays unchanged until a link is followed, because this caller has not proved the address.
    const user = known ?? (await addUser(query, { id, email: address, password: hash, confirmed: null, app: {}, own }))
    const letter = await writeLetter(service, query, {
      kind: 'signup',
      user,
      redirect: wishedRedirect(call),
      challenge,
      chosen: { password: hash, own },
    })
    const fresh = (await userByEmail(query, address)) ?? user
    return { answer: json(200, await userJson(query, fresh)), letter }
  })
  if (letter) await service.post(letter)
  return answer
}
