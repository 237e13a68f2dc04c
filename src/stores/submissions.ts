import { atom } from 'nanostores'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { Sent } from './read-submissions.ts'

export type Submissions = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; rows: readonly Sent[] }

/** The player's submissions, newest first. */
export const $submissions = atom<Submissions>({ status: 'loading' })

let owner: string | null = null
let reads = 0

/** Reloads the account's pictures; keeps the old ones on failure. The newest call wins. Never rejects. */
export async function refreshSubmissions(account: string): Promise<void> {
  const mine = ++reads
  if (owner !== account) $submissions.set({ status: 'loading' })
  owner = account
  const rows = await import('./read-submissions.ts')
    .then(({ readSubmissions }) => readSubmissions(account))
    .catch(() => null)
  if (mine !== reads) return
  if (rows) $submissions.set({ status: 'ready', rows })
  else if ($submissions.get().status !== 'ready') $submissions.set({ status: 'failed' })
}

export type NewPicture = { player: string } & ({ file: File } | { link: string })

/** `offline`: no answer, or not from our server. */
export type SubmissionReply = { ok: true } | { ok: false; code: ErrorCode | 'offline' }

/** Sends a picture whose rights the player has confirmed. Never rejects. */
export function sendSubmission({ player, ...picture }: NewPicture): Promise<SubmissionReply> {
  const body = new FormData()
  body.append('player', player)
  body.append('rights', 'yes')
  if ('file' in picture) body.append('file', picture.file)
  else body.append('link', picture.link)
  return post('/api/submissions', body)
}

/** Withdraws a pending picture. Never rejects. */
export const withdrawSubmission = (id: string): Promise<SubmissionReply> => post(`/api/submissions/${id}/withdraw`)

async function post(path: string, body?: FormData): Promise<SubmissionReply> {
  try {
    const response = await fetch(path, { method: 'POST', body })
    if (response.ok) return { ok: true }
    const { code } = (await response.json()) as { code?: unknown }
    return { ok: false, code: isErrorCode(code) ? code : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
