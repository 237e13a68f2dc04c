import type { AccountDeletion } from '#contracts/account.ts'
import { EXPORT_PATH } from '#contracts/account-words.ts'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import { signOut } from './auth.ts'
import { $session } from './session.ts'
import { accessToken, supabase } from './supabase.ts'
import { dropUnsent } from './unsent.ts'

type Failure = { ok: false; code: ErrorCode | 'offline' }

/** Downloads the account's data as a file. Never rejects. */
export async function downloadOwnData(): Promise<{ ok: true; file: Blob } | Failure> {
  return ask(EXPORT_PATH, {}, async (response) => ({ ok: true as const, file: await response.blob() }))
}

/** False for a Google-only account, which confirms by its name and a fresh session. */
export async function hasPassword(): Promise<boolean> {
  const { data } = await supabase().auth.getSession()
  const identities = data.session?.user.identities
  return identities?.some(({ provider }) => provider === 'email') ?? true
}

/**
 * Deletes the account on the server, then clears this browser as after a logout, unsent results included. Never
 * rejects.
 */
export async function deleteAccount(proof: AccountDeletion): Promise<{ ok: true } | Failure> {
  const { user } = $session.get()
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(proof) }
  const reply = await ask('/api/account/delete', request, async () => ({ ok: true as const }))
  if (!reply.ok) return reply
  if (user) dropUnsent(user.id)
  await signOut()
  return reply
}

async function ask<Answer>(
  path: string,
  request: RequestInit,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | Failure> {
  try {
    const token = await accessToken()
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(path, { ...request, headers })
    if (response.ok) return await read(response)
    const { code } = (await response.json()) as { code?: unknown }
    return { ok: false, code: isErrorCode(code) ? code : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
