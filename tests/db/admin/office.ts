import { openDatabase } from '#tests/support/database.ts'
import { ADMIN, arrange, OWNER, rpc, script, type Database } from '../persons.ts'

export const PLAYER = 'zinedine-zidane'
export const NOBODY = '0f000000-0000-4000-8000-00000000000f'
export const WEBP = Buffer.from('RIFF????WEBPpixels').toString('base64')

export type Action = { admin: string | null; action: string; target: string; detail: string | null }
export type Outcome = { id: string; status: string; changed: boolean; file?: string | null } | null
type Picture = { author: string; licence: string; source: string; submission: string | null; taken_down: string | null }

/** A database with an admin, and common steps of the back office tests. */
export async function openOffice() {
  const database = await openDatabase()
  const one = async <Row>(sql: string, values: unknown[] = []) => (await database.admin<Row>(sql, values))[0]!
  const decide = (submission: string, verdict: string, why: string | null, picture: string | null) =>
    rpc<Outcome>(database, 'decide_submission', { by_admin: ADMIN, submission, verdict, why, picture })

  return {
    database,
    one,
    decide,
    arrange: () => arrangeWithAdmin(database),
    approve: (submission: string, picture: string | null = WEBP) => decide(submission, 'approved', null, picture),
    async aSubmission(url = 'https://pictures.example/zidane.jpg', by = OWNER): Promise<string> {
      const type = url.startsWith('https:') ? 'link' : 'file'
      const { id } = await one<{ id: string }>(
        `insert into public.submissions (user_id, player_id, file_url, file_type)
         values ($1, '${PLAYER}', $2, $3) returning id`,
        [by, url, type],
      )
      return id
    },
    actions: () => database.admin<Action>('select admin, action, target, detail from public.admin_actions order by id'),
    picture: () =>
      one<Picture>(
        `select author, licence, source, submission, taken_down from public.player_pictures where player = '${PLAYER}'`,
      ),
  }
}
export type Office = Awaited<ReturnType<typeof openOffice>>

async function arrangeWithAdmin(database: Database): Promise<void> {
  await arrange(database)
  await script(
    database,
    `
    truncate public.admin_actions restart identity;
    insert into auth.users (id, email) values ('${ADMIN}', 'admin@example.test');
    insert into public.user_infos (user_id, username) values ('${ADMIN}', 'Referee');
  `,
  )
}
