import type { Decided, RunDecision } from '#contracts/admin.ts'
import { QUIZ_LIMITS } from '#core/plausible.ts'
import { decide, outcomeOf, settled } from './decisions.ts'
import type { Admin } from './guard.ts'

const VERDICTS = { accept: 'accepted', dismiss: 'dismissed' } as const

/** Admits a held run or match of the quiz to its boards, or excludes it for good. Throws as `settled` and `decide`. */
export async function decideRun(admin: Admin, id: string, { decision, reason }: RunDecision): Promise<Decided> {
  const said = { verdict: VERDICTS[decision], why: reason }
  const outcome = await outcomeOf('decide_run_review', admin, { run: id, ...said })
  return settled(outcome ?? (await decide('decide_quiz_review', admin, { review: id, ...said, limits: QUIZ_LIMITS })))
}
