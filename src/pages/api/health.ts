import { reading } from '#server/http.ts'
import { memoized } from '#server/memo.ts'
import { databaseFailure, publicClient } from '#server/supabase.ts'

export const prerender = false

const REMEMBER_MS = 2000

const ask = memoized(REMEMBER_MS, async () => {
  const { error } = await publicClient().from('players').select('id').limit(1)
  if (error) throw databaseFailure(error)
})

/** 200 while the site reaches its backend, 503 while it does not. */
export const GET = reading(async () => {
  await ask('players')
  return { status: 'ok' }
})
