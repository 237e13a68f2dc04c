import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { publish } from '#scripts/data/publish.ts'

type Call = { path: string | undefined; key: unknown; footballers: { id: string; fullname: string }[] }

let server: Server
afterEach(() => server.close())

/** A project that takes every call, or refuses all with one message. */
async function project(refusal?: string): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = []
  server = createServer(async (request, response) => {
    const { footballers } = JSON.parse(await text(request))
    calls.push({ path: request.url, key: request.headers['apikey'], footballers })
    response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(refusal ? { message: refusal } : footballers.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

describe('publishing', () => {
  test('sends every footballer once, in chunks, with the secret key', async () => {
    const { url, calls } = await project()
    expect(await publish({ url, secretKey: 'sb_secret_test' })).toBe(FOOTBALLERS.length)
    const sent = calls.flatMap(({ footballers }) => footballers)
    expect(sent.map(({ id }) => id)).toEqual(FOOTBALLERS.map(({ id }) => id))
    expect(sent[0]).toEqual({
      id: 'lionel-messi',
      fullname: 'Lionel Messi',
      nation: 'AR',
      role: 'Attacker',
      club: 'intermiami',
    })
    expect(calls.every(({ footballers }) => footballers.length <= 500)).toBe(true)
    expect(calls.every(({ path, key }) => path === '/rest/v1/rpc/fill_players' && key === 'sb_secret_test')).toBe(true)
  })

  test('stops with the reason when the database refuses', async () => {
    const { url, calls } = await project('permission denied for function fill_players')
    await expect(publish({ url, secretKey: 'wrong' })).rejects.toThrow('permission denied for function fill_players')
    expect(calls).toHaveLength(1)
  })
})
