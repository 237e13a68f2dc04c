import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { storePicture } from '#server/submissions/files.ts'
import { call } from '#server/supabase.ts'

let backend: Server

beforeAll(async () => {
  // Errors of PostgreSQL and the storage on a full disk.
  backend = createServer((request, response) => {
    const isStorage = request.url?.startsWith('/storage/')
    response.writeHead(isStorage ? 507 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isStorage ? { message: 'full' } : { code: '53100', message: 'could not extend file' }))
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test')
})
afterAll(() => {
  backend.close()
  vi.unstubAllEnvs()
})

test('a full disk has an error code of its own, from database and storage', async () => {
  await expect(call('start_run', {}, z.unknown())).rejects.toMatchObject({ code: 'no-space' })
  await expect(storePicture('account', new Uint8Array(8))).rejects.toMatchObject({ code: 'no-space' })
})
