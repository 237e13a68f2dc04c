import { randomBytes } from 'node:crypto'
import type { Query } from '../db/database.ts'
import { bearer } from '../http/messages.ts'
import { AuthError } from './errors.ts'
import type { AuthCall, AuthService } from './service.ts'
import { TokenError } from './tokens.ts'
import { userById, userJson, type UserRow } from './users.ts'

/** An authentication method; `timestamp` in seconds. */
type Proof = { method: string; timestamp: number }

export type SessionRow = { id: string; user_id: string; aal: string; amr: Proof[] }

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/** The answer of every grant: a new access token with the given refresh token. */
export async function sessionJson(
  service: AuthService,
  query: Query,
  user: UserRow,
  session: SessionRow,
  refresh: string,
) {
  const { accessTokenSeconds, clock } = service.settings
  const issued = seconds(clock())
  const claims = {
    sub: user.id,
    aud: user.aud,
    iat: issued,
    exp: issued + accessTokenSeconds,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  return {
    access_token: await service.tokens.sign(claims),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: claims.exp,
    refresh_token: refresh,
    user: await userJson(query, user),
  }
}

/** Inserts a refresh token; `parent` is the one that it replaces. */
export async function addRefreshToken(query: Query, session: SessionRow, parent: string | null): Promise<string> {
  const token = randomBytes(15).toString('base64url')
  await query('insert into auth.refresh_tokens (token, user_id, session_id, parent) values ($1, $2, $3, $4)', [
    token,
    session.user_id,
    session.id,
    parent,
  ])
  return token
}

/** Signs a user in: creates a session, its first refresh token and an access token. */
export async function beginSession(service: AuthService, query: Query, userId: string, method: string) {
  const amr = [{ method, timestamp: seconds(service.settings.clock()) }]
  const sessions = await query<SessionRow>(
    'insert into auth.sessions (user_id, amr) values ($1, $2) returning id, user_id, aal, amr',
    [userId, JSON.stringify(amr)],
  )
  const users = await query<UserRow>(
    'update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning *',
    [userId],
  )
  const [session] = sessions as [SessionRow]
  const [user] = users as [UserRow]
  return sessionJson(service, query, user, session, await addRefreshToken(query, session, null))
}

async function claimsOf(service: AuthService, call: AuthCall) {
  const token = bearer(call)
  if (token === undefined || token.startsWith('sb_')) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  return service.tokens.verify(token).catch((error: unknown) => {
    if (error instanceof TokenError) throw new AuthError(403, 'bad_jwt', `invalid JWT: ${error.message}`)
    throw error
  })
}

/**
 * Returns the user and session of an access token. Throws `no_authorization`, `bad_jwt`, `user_not_found`,
 * `session_not_found`.
 */
export async function signedIn(service: AuthService, call: AuthCall): Promise<{ user: UserRow; sessionId: string }> {
  const claims = await claimsOf(service, call)
  const { user, session } = await service.database.transaction(async (query) => ({
    user: await userById(query, claims.sub),
    session: (await query<{ id: string }>('select id from auth.sessions where id = $1', [claims['session_id']]))[0],
  }))
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { user, sessionId: session.id }
}
