import type { NewNameReport } from '#contracts/account.ts'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { NewReport } from '#contracts/reports.ts'

/** `again`: the same was reported that day before. `offline`: no answer, or not from our server. */
export type ReportReply = { ok: true; again: boolean } | { ok: false; code: ErrorCode | 'offline' }

const CREATED = 201

/** Sends a report with the player's cookies. Never rejects. */
export const sendReport = (report: NewReport): Promise<ReportReply> => send('/api/reports', report)

/** Reports a player's name; does not reveal whether it was reported before. */
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
