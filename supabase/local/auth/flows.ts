import { createHash, randomUUID } from 'node:crypto'
import type { Query } from '../db/database.ts'
import { AuthError, invalid } from './errors.ts'
import type { Settings } from '../options.ts'

/** A browser's code challenge (RFC 7636); nulls: no PKCE. */
export type Challenge = { code_challenge: string | null; code_challenge_method: string | null }

type FlowRow = {
  id: string
  user_id: string
  code_challenge: string
  code_challenge_method: string
  authentication_method: string
  created_at: Date
}

/** Remembers a browser's challenge; false when it sent none. */
export async function addFlow(
  query: Query,
  flow: { challenge: Challenge; user: string; method: string; now: Date },
): Promise<boolean> {
  const { code_challenge, code_challenge_method } = flow.challenge
  if (code_challenge === null) return false
  const method = (code_challenge_method ?? 's256').toLowerCase()
  if (method !== 's256' && method !== 'plain') throw invalid('code_challenge_method must be s256 or plain')
  // One asked link, one flow: an older browser's code must not be handed out under a newer challenge.
  await query('delete from auth.flow_state where user_id = $1 and authentication_method = $2', [flow.user, flow.method])
  await query(
    `insert into auth.flow_state (user_id, code_challenge, code_challenge_method, authentication_method, created_at)
     values ($1, $2, $3, $4, $5)`,
    [flow.user, code_challenge, method, flow.method, flow.now],
  )
  return true
}

/** The code that a confirmed link brings to the site; undefined when nobody waits for one. */
export async function issueCode(query: Query, user: string, now: Date): Promise<string | undefined> {
  const [flow] = await query<{ auth_code: string }>(
    `update auth.flow_state set auth_code = $2, created_at = $3 where id =
     (select id from auth.flow_state where user_id = $1 order by created_at desc limit 1) returning auth_code`,
    [user, randomUUID(), now],
  )
  return flow?.auth_code
}

function isVerifier(flow: FlowRow, verifier: string): boolean {
  if (flow.code_challenge_method === 'plain') return verifier === flow.code_challenge
  return createHash('sha256').update(verifier).digest('base64url') === flow.code_challenge
}

/** Exchanges a code for whose it is. Throws `flow_state_not_found`, `bad_code_verifier`, `flow_state_expired`. */
export async function redeemCode(
  settings: Settings,
  query: Query,
  code: string,
  verifier: string,
): Promise<{ userId: string; method: string }> {
  const [flow] = await query<FlowRow>('select * from auth.flow_state where auth_code = $1', [code])
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (!isVerifier(flow, verifier)) {
    const message = 'code challenge does not match previously saved code verifier'
    throw new AuthError(400, 'bad_code_verifier', message)
  }
  if (settings.clock().getTime() - flow.created_at.getTime() > settings.flowSeconds * 1000) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  await query('delete from auth.flow_state where id = $1', [flow.id])
  return { userId: flow.user_id, method: flow.authentication_method }
}
