import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Club, Footballer } from '#data/types.ts'
import { assemble } from './assemble.ts'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from './build.ts'
import { readCorrectedSheets } from './corrections.ts'

const ROWS_PER_CALL = 500

export type PublishOptions = { url: string; secretKey: string }

/** Number of rows written. */
export type Published = { clubs: number; players: number }

/**
 * Updates the tables `clubs` and `players` of a Supabase project to the sheets. Idempotent. Throws with the database's
 * message when a call fails.
 */
export async function publish({ url, secretKey }: PublishOptions): Promise<Published> {
  const supabase = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { clubs, footballers } = assemble(await readCorrectedSheets(SHEETS_FOLDER, CORRECTIONS_FOLDER))
  return {
    clubs: await fill(supabase, 'fill_clubs', 'clubs', clubs.map(clubRow)),
    players: await fill(supabase, 'fill_players', 'footballers', footballers.map(playerRow)),
  }
}

async function fill(supabase: SupabaseClient, procedure: string, argument: string, rows: readonly unknown[]) {
  let written = 0
  for (let at = 0; at < rows.length; at += ROWS_PER_CALL) {
    const { data, error } = await supabase.rpc(procedure, { [argument]: rows.slice(at, at + ROWS_PER_CALL) })
    if (error) throw new Error(`publishing the ${argument} failed: ${error.message}`)
    written += Number(data)
  }
  return written
}

/** `publish` with the values of the environment; throws a sentence when one is missing. */
export async function publishFromEnvironment(): Promise<Published> {
  const url = process.env['PUBLIC_SUPABASE_URL']
  const secretKey = process.env['SUPABASE_SECRET_KEY']
  if (!url || !secretKey) throw new Error('publish needs PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY')
  return publish({ url, secretKey })
}

const clubRow = ({ id, name, nation, city, league }: Club) => ({ id, name, nation, city, league })

const playerRow = ({ id, name, nation, role, club }: Footballer) => ({ id, fullname: name, nation, role, club })
