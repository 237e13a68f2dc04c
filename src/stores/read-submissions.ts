import * as z from 'zod/mini'
import { SubmissionRow } from '#contracts/submissions.ts'
import { supabase } from './supabase.ts'

const COLUMNS = 'id, file_url, status, reason, file_type, created_at, players(fullname)'

/** `picture`: where a stored file can be seen; null for a link, and for a file that is deleted. */
export type Sent = SubmissionRow & { picture: string | null }

/** The account's own submissions, the newest first (specification, 7). Throws when the backend cannot be read. */
export async function readSubmissions(account: string): Promise<Sent[]> {
  const { data, error } = await supabase()
    .from('submissions')
    .select(COLUMNS)
    .eq('user_id', account)
    .order('created_at', { ascending: false })
  if (error) throw error
  return z
    .array(SubmissionRow)
    .parse(data)
    .map((row) => ({ ...row, picture: pictureOf(row) }))
}

/** The file of a rejected or withdrawn submission is deleted; a link is never loaded from its own host. */
function pictureOf({ file_type, file_url, status }: SubmissionRow): string | null {
  const isKept = file_type === 'file' && (status === 'pending' || status === 'approved')
  return isKept ? supabase().storage.from('submissions').getPublicUrl(file_url).data.publicUrl : null
}
