import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { NewReport } from '#contracts/reports.ts'

/** `again`: the same was reported before that day. `offline`: no answer, or none of ours. */
export type ReportReply = { ok: true; again: boolean } | { ok: false; code: ErrorCode | 'offline' }

const CREATED = 201

/** Sends a report as whoever plays here: the cookies of an account or a visitor go along. Never rejects. */
export async function sendReport(report: NewReport): Promise<ReportReply> {
  try {
    const response = await fetch('/api/reports', {
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
