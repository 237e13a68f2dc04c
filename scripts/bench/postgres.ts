// All database tests on a real PostgreSQL 17.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Sentence } from '../launcher/sentence.ts'

export async function databaseTests(): Promise<void> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'whole', 'tests/db']
  const env = { ...process.env, TEST_DATABASE: 'postgres' }
  const [code] = (await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) throw new Sentence('Database tests failed on PostgreSQL 17.')
}
