import * as z from 'zod/mini'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { NewUserInfo, UserPatch } from '#contracts/users-request.ts'
import { UserInfo, type UsersAnswer } from '#contracts/users.ts'
import { environment } from './environment.ts'
import { accessToken, supabase } from './supabase.ts'

/** `offline`: no answer, or not from our server. */
export type UsersReply = { ok: true; answer: UsersAnswer } | { ok: false; code: ErrorCode | 'offline' }

/** Transport to `/users`; tests inject their own server. */
export type SendUsers = (method: 'POST' | 'PATCH', body: NewUserInfo | UserPatch) => Promise<UsersReply>

const Answer = z.object({
  userInfo: UserInfo,
  moved: z.object({ results: z.int(), points: z.int() }),
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
  pointsLeft: z.optional(z.int()),
  renamed: z.optional(z.string()),
})

const Failure = z.object({ code: z.string() })

/** `POST /users` creates or merges the record, `PATCH /users` merges into it. Never rejects. */
export const sendUsers: SendUsers = async (method, body) => {
  try {
    const token = await accessToken()
    const response = await fetch(`${environment.apiUrl}/users`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    const json: unknown = await response.json()
    return response.ok ? { ok: true, answer: Answer.parse(json) as UsersAnswer } : { ok: false, code: codeOf(json) }
  } catch {
    return { ok: false, code: 'offline' }
  }
}

function codeOf(json: unknown): ErrorCode | 'offline' {
  const failure = Failure.safeParse(json)
  return failure.success && isErrorCode(failure.data.code) ? failure.data.code : 'offline'
}

/** The player's own row; null when there is none yet. Throws when the backend cannot be read. */
export async function readUserInfo(userId: string): Promise<UserInfo | null> {
  const { data, error } = await supabase().from('user_infos').select('*').eq('user_id', userId).maybeSingle()
  if (error) throw error
  return data === null ? null : UserInfo.parse(data)
}
