import type { Decided, ReportDecision } from '#contracts/admin.ts'
import { decide, settled } from './decisions.ts'
import type { Admin } from './guard.ts'

const VERDICTS = { accept: 'accepted', refuse: 'refused' } as const

/**
 * Closes a report. Facts are corrected in the sheets; `reason` says what was done. Throws as `settled` and `decide`.
 */
export async function decideReport(admin: Admin, id: string, { decision, reason }: ReportDecision): Promise<Decided> {
  return settled(await decide('decide_report', admin, { report: id, verdict: VERDICTS[decision], why: reason }))
}
