import { authAnswer, isOpen } from './auth/routes.ts'
import type { AuthService } from './auth/service.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Database } from './db/database.ts'
import { callerOf, isSecret, refuseKey } from './http/caller.ts'
import { preflight, withCorsHeaders } from './http/cors.ts'
import { json, type Answer, type Call } from './http/messages.ts'
import type { Handler } from './http/server.ts'
import { imageHostAnswer, type ImageHost } from './image-host/routes.ts'
import type { Keys } from './keys.ts'
import { NotOffered } from './not-offered.ts'
import type { Catalog } from './rest/catalog.ts'
import { restAnswer } from './rest/routes.ts'
import { publicObject, storageAnswer } from './storage/routes.ts'
import type { Files } from './storage/files.ts'

export type Services = {
  keys: Keys
  tokens: Tokens
  auth: AuthService
  database: Database
  catalog: Catalog
  files: Files
  imageHost: ImageHost
}

async function route(services: Services, call: Call): Promise<Answer> {
  const { keys } = services
  const isAuth = call.path.startsWith('/auth/v1/')
  if (isAuth && isOpen(call)) return authAnswer(services.auth, call, false)
  const open = (await publicObject(services, call)) ?? (await imageHostAnswer(services.imageHost, call))
  if (open) return open
  const refusal = refuseKey(call, keys)
  if (refusal) return refusal
  if (isAuth) return authAnswer(services.auth, call, isSecret(call, keys))
  const caller = await callerOf(call, keys, services.tokens)
  if (call.path.startsWith('/rest/v1/')) return restAnswer(services, call, caller)
  if (call.path.startsWith('/storage/v1/')) return storageAnswer(services, call, caller)
  const { message } = new NotOffered(`${call.method} ${call.path}`)
  return json(501, { code: 'not_implemented', message })
}

/** Routes each call to its service. */
export function gateway(services: Services): Handler {
  return async (call) => preflight(call) ?? withCorsHeaders(await route(services, call))
}
