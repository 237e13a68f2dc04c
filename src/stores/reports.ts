import type { NewNameReport } from '#contracts/account.ts'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { NewReport } from '#contracts/reports.ts'

/** `again`: the same was reported before that day. `offline`: no answer, or none of ours. */
export type ReportReply = { ok: true; again: boolean } | { ok: false; code: ErrorCode | 'offline' }

const CREATED = 201

/** Sends a report as whoever plays here: the cookies of an account or a visitor go along. Never rejects. */
export const sendReport = (report: NewReport): Promise<ReportReply> => send('/api/reports', report)

/** Reports a player's name, in the same way; nobody is told whether it was reported before. */
export const sendNameReport = (report: NewNameReport): Promise<ReportReply> => send('/api/name-reports', report)

async function send(path: string, report: object): Promise<ReportReply> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
    if (response.ok) return { ok: true, again: response.status !== CREATED }
    const { code } = (await response.json()) as { code?: unknown }
    return { ok: false, code: isErrorCode(code) ? code : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
