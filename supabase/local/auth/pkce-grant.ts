import { json } from '../http/messages.ts'
import { parseBody, PkceGrant } from './bodies.ts'
import { invalid } from './errors.ts'
import { redeemCode } from './flows.ts'
import type { Endpoint } from './service.ts'
import { beginSession } from './sessions.ts'

/** `POST /token?grant_type=pkce`: only the browser that asked for the link has the verifier. */
export const pkceGrant: Endpoint = async (service, call) => {
  const { auth_code, code_verifier } = parseBody(PkceGrant, call.fields)
  if (!auth_code || !code_verifier)
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const session = await service.database.transaction(async (query) => {
    const { userId, method } = await redeemCode(service.settings, query, auth_code, code_verifier)
    return beginSession(service, query, userId, method)
  })
  return json(200, session)
}
