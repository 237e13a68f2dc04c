import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import type { Footballer } from '#data/types.ts'
import { assemble } from './assemble.ts'
import { SHEETS_FOLDER } from './build.ts'
import { readSoundSheets } from './read.ts'

const ROWS_PER_CALL = 500

export type PublishOptions = { url: string; secretKey: string }

/**
 * Brings the table `players` of a Supabase project up to the sheets; answers how many rows were written. Publishing
 * the same facts again writes nothing. Throws with the database's message when a call fails.
 */
export async function publish({ url, secretKey }: PublishOptions): Promise<number> {
  const supabase = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const rows = assemble(await readSoundSheets(SHEETS_FOLDER)).footballers.map(rowOf)
  let written = 0
  for (let at = 0; at < rows.length; at += ROWS_PER_CALL) {
    const { data, error } = await supabase.rpc('fill_players', { footballers: rows.slice(at, at + ROWS_PER_CALL) })
    if (error) throw new Error(`publishing the players failed: ${error.message}`)
    written += Number(data)
  }
  return written
}

/** `publish` with the two values of the environment; throws a sentence when one is missing. */
export async function publishFromEnvironment(): Promise<number> {
  const url = process.env['PUBLIC_SUPABASE_URL']
  const secretKey = process.env['SUPABASE_SECRET_KEY']
  if (!url || !secretKey) throw new Error('publish needs PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY')
  return publish({ url, secretKey })
}

const rowOf = ({ id, name, nation, role, club }: Footballer) => ({ id, fullname: name, nation, role, club })

// The launcher runs this file by itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) await publishFromEnvironment()
