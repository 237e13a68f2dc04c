import type { Decided, NameDecision } from '#contracts/admin.ts'
import { decide, settled } from './decisions.ts'
import type { Admin } from './guard.ts'

const VERDICTS = { rename: 'renamed', refuse: 'refused' } as const

/** Replaces a reported name, or keeps it. Throws as `settled` and `decide`. */
export async function decideName(admin: Admin, id: string, { decision }: NameDecision): Promise<Decided> {
  return settled(await decide('decide_name_report', admin, { report: id, verdict: VERDICTS[decision] }))
}
