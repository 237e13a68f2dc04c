import type { Query } from '../db/database.ts'
import { json } from '../http/messages.ts'
import { parseBody, RefreshGrant } from './bodies.ts'
import { AuthError, invalid } from './errors.ts'
import type { AuthService, Endpoint } from './service.ts'
import { addRefreshToken, sessionJson, type SessionRow } from './sessions.ts'
import { userById } from './users.ts'

type RefreshRow = { id: string; token: string; session_id: string; revoked: boolean; updated_at: Date }

const notFound = () => new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

const alreadyUsed = () => new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')

/**
 * Returns the token that replaces a used one, or null when the used one was stolen. A used token whose successor is
 * still unused gets the same successor: two tabs refreshed at once, or an answer was lost.
 */
async function successorOf(service: AuthService, query: Query, used: RefreshRow): Promise<string | null> {
  const [live] = await query<{ token: string; parent: string | null }>(
    'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [used.session_id],
  )
  if (!live) return null
  const { clock, refreshReuseSeconds } = service.settings
  const isRecent = clock().getTime() - used.updated_at.getTime() <= refreshReuseSeconds * 1000
  return live.parent === used.token || isRecent ? live.token : null
}

async function rotate(service: AuthService, query: Query, row: RefreshRow, session: SessionRow): Promise<string> {
  const now = service.settings.clock()
  await query('update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1', [row.id, now])
  return addRefreshToken(query, session, row.token)
}

async function refresh(service: AuthService, query: Query, token: string) {
  const [row] = await query<RefreshRow>('select * from auth.refresh_tokens where token = $1', [token])
  if (!row) return notFound()
  const sessions = await query<SessionRow>('select id, user_id, aal, amr from auth.sessions where id = $1', [
    row.session_id,
  ])
  const [session] = sessions as [SessionRow]
  const user = await userById(query, session.user_id)
  if (!user) return notFound()
  const next = row.revoked ? await successorOf(service, query, row) : await rotate(service, query, row, session)
  if (next === null) {
    // The holder of the newest token may be the thief, so the session ends for both.
    await query('delete from auth.sessions where id = $1', [session.id])
    return alreadyUsed()
  }
  await query('update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1', [session.id])
  return sessionJson(service, query, user, session, next)
}

/** `POST /token?grant_type=refresh_token` */
export const refreshGrant: Endpoint = async (service, call) => {
  const { refresh_token } = parseBody(RefreshGrant, call.fields)
  if (refresh_token === null) throw invalid('refresh_token required')
  // Returned instead of thrown, so that ending a stolen session is committed.
  const outcome = await service.database.transaction((query) => refresh(service, query, refresh_token))
  if (outcome instanceof AuthError) throw outcome
  return json(200, outcome)
}
