import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { siteServer } from '#scripts/launcher/site-server.ts'
import { siteListener } from '#scripts/launcher/site.ts'
import { log } from '#server/log.ts'

/** A build whose handler fails in three ways, and lists the forwarded headers that reach it. */
const HANDLER = `export const handler = (request, response) => {
  if (request.url === '/thrown') throw new Error('thrown')
  if (request.url === '/rejected') return Promise.reject(new Error('rejected'))
  if (request.url === '/begun') {
    response.write('half')
    throw new Error('begun')
  }
  const names = Object.keys(request.headers).filter((name) => name.startsWith('x-forwarded'))
  response.end(request.url === '/forwarded' ? names.join() : 'well')
}`

const build = mkdtempSync(join(tmpdir(), 'build-'))
let server: Server
let origin = ''

async function serving(trustProxy: boolean): Promise<Server> {
  const started = siteServer(await siteListener(build, { trustProxy, https: false, googleClientId: undefined }))
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return started
}
const originOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`

beforeAll(async () => {
  for (const folder of ['client', 'server']) mkdirSync(join(build, folder))
  writeFileSync(join(build, 'server', 'entry.mjs'), HANDLER)
  server = await serving(false)
  origin = originOf(server)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => server.close())

test('a client cannot choose its address for rate limits, unless a trusted proxy is in front', async () => {
  const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']
  const headers = Object.fromEntries(forwarded.map((name) => [name, 'localhost']))
  const behind = await serving(true)
  const forwardedBy = async (from: string) => (await fetch(`${from}/forwarded`, { headers })).text()
  expect([await forwardedBy(origin), await forwardedBy(originOf(behind))]).toEqual(['', forwarded.join()])
  behind.close()
})

test.each(['/thrown', '/rejected'])('a failure (%s) is a logged 500, and the next visitor is served', async (path) => {
  const logged = vi.spyOn(log, 'error')
  expect((await fetch(origin + path)).status).toBe(500)
  expect(logged).toHaveBeenCalledOnce()
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well')
})

test('an error before the handler is a logged 500', async () => {
  const headers = {
    get() {
      throw new Error('odd')
    },
  }
  const odd = createServer((request, response) =>
    server.emit('request', Object.defineProperty(request, 'headers', headers), response),
  )
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  expect((await fetch(originOf(odd))).status).toBe(500)
  odd.close()
})

test('an answer that fails midway is cut off', async () => {
  await expect(fetch(`${origin}/begun`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well')
})
