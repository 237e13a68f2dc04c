import { json } from '../http/messages.ts'
import { addressOf, parseBody, Recover, Resend } from './bodies.ts'
import { invalid } from './errors.ts'
import type { Challenge } from './flows.ts'
import { writeLetter } from './mail-links.ts'
import { NotOffered } from '../not-offered.ts'
import type { AuthCall, AuthService, Endpoint, LinkType } from './service.ts'
import { wishedRedirect } from './sign-up.ts'
import { userByEmail, type UserRow } from './users.ts'

/** Sends a link if the account may have one. The answer is always the same, so it reveals no account. */
async function sendLink(
  service: AuthService,
  call: AuthCall,
  link: { kind: LinkType; address: string; challenge: Challenge; isDue(user: UserRow): boolean },
) {
  const { kind, challenge } = link
  const letter = await service.database.transaction(async (query) => {
    const user = await userByEmail(query, link.address)
    if (!user || !link.isDue(user)) return null
    return writeLetter(service, query, { kind, user, redirect: wishedRedirect(call), challenge })
  })
  if (letter) await service.post(letter)
  return json(200, {})
}

/** `POST /resend`: sends the confirmation mail again. */
export const resend: Endpoint = async (service, call) => {
  const { email, type, ...challenge } = parseBody(Resend, call.fields)
  if (type === null) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (type !== 'signup') throw new NotOffered(`mails of type ${type}`)
  const isDue = (user: UserRow) => user.email_confirmed_at === null
  return sendLink(service, call, { kind: 'signup', address: addressOf(email), challenge, isDue })
}

/** `POST /recover`: sends a link to choose a new password. */
export const recover: Endpoint = async (service, call) => {
  const { email, ...challenge } = parseBody(Recover, call.fields)
  return sendLink(service, call, { kind: 'recovery', address: addressOf(email), challenge, isDue: () => true })
}
