import type { Decided, RunDecision } from '#contracts/admin.ts'
import { decide, settled } from './decisions.ts'
import type { Admin } from './guard.ts'

const VERDICTS = { accept: 'accepted', dismiss: 'dismissed' } as const

/** Admits a ranked run to its boards, or excludes it for good. Throws as `settled` and `decide`. */
export async function decideRun(admin: Admin, id: string, { decision, reason }: RunDecision): Promise<Decided> {
  return settled(await decide('decide_run_review', admin, { run: id, verdict: VERDICTS[decision], why: reason }))
}
