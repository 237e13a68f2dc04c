import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { siteServer } from '#scripts/launcher/site-server.ts'
import { siteListener } from '#scripts/launcher/site.ts'

/** A build whose handler fails in the three ways that one can. */
const HANDLER = `export const handler = (request, response) => {
  if (request.url === '/thrown') throw new Error('thrown')
  if (request.url === '/rejected') return Promise.reject(new Error('rejected'))
  if (request.url === '/begun') {
    response.write('half')
    throw new Error('begun')
  }
  response.end('well')
}`

let server: Server
let origin = ''

beforeAll(async () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  for (const folder of ['client', 'server']) mkdirSync(join(build, folder))
  writeFileSync(join(build, 'server', 'entry.mjs'), HANDLER)
  server = siteServer(await siteListener(build, { trustProxy: false, https: false, googleClientId: undefined }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => server.close())

test.each(['/thrown', '/rejected'])('a failure (%s) is a 500, logged, and the next visitor is served', async (path) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect((await fetch(origin + path)).status).toBe(500)
  expect(logged).toHaveBeenCalledOnce()
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well')
})

test('so is what throws before the handler is asked', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const headers = {
    get() {
      throw new Error('odd')
    },
  }
  const odd = createServer((request, response) =>
    server.emit('request', Object.defineProperty(request, 'headers', headers), response),
  )
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  expect((await fetch(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`)).status).toBe(500)
  odd.close()
})

test('an answer that has begun is cut off, not finished', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await expect(fetch(`${origin}/begun`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well')
})
