import type { Decided, NoteDecision } from '#contracts/admin.ts'
import { decide, settled } from './decisions.ts'
import type { Admin } from './guard.ts'

/** Closes or opens a note. Throws as `settled` and `decide`. */
export async function decideNote(admin: Admin, id: string, { decision }: NoteDecision): Promise<Decided> {
  return settled(await decide('decide_contact_note', admin, { note: id, verdict: decision }))
}
