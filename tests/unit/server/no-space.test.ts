import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { authUser } from '#server/account/auth-user.ts'
import { storePicture } from '#server/submissions/files.ts'
import { call } from '#server/supabase.ts'

let backend: Server

beforeAll(async () => {
  // Errors of PostgreSQL, storage and auth service on a full disk.
  backend = createServer((request, response) => {
    const isData = request.url?.startsWith('/rest/')
    response.writeHead(isData ? 500 : 507, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isData ? { code: '53100', message: 'could not extend file' } : { message: 'full' }))
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test')
})
afterAll(() => {
  backend.close()
  vi.unstubAllEnvs()
})

test('a full disk has its own error code, from database, storage and auth service', async () => {
  await expect(call('start_run', {}, z.unknown())).rejects.toMatchObject({ code: 'no-space' })
  await expect(storePicture('account', new Uint8Array(8))).rejects.toMatchObject({ code: 'no-space' })
  await expect(authUser('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'no-space' })
})
