import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { publish } from '#scripts/data/publish.ts'

type Row = { id: string }
type Call = { path: string | undefined; key: unknown; body: Record<string, Row[]> }

let server: Server
afterEach(() => server.close())

/** A backend that accepts every call, or rejects all with one message. */
async function project(refusal?: string): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = []
  server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    calls.push({ path: request.url, key: request.headers['apikey'], body })
    response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(refusal ? { message: refusal } : Object.values<Row[]>(body)[0]!.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

describe('publishing', () => {
  test('sends every club and footballer once, in chunks, with the secret key', async () => {
    const { url, calls } = await project()
    expect(await publish({ url, secretKey: 'sb_secret_test' })).toEqual({
      clubs: CLUBS.length,
      players: FOOTBALLERS.length,
    })
    const sent = (name: string) => calls.flatMap(({ body }) => body[name] ?? [])
    expect(sent('clubs').map(({ id }) => id)).toEqual(CLUBS.map(({ id }) => id))
    expect(sent('clubs')[0]).toEqual({
      id: 'arsenal',
      name: 'Arsenal',
      nation: 'GB-ENG',
      city: 'London',
      league: 'premierleague',
    })
    expect(sent('footballers').map(({ id }) => id)).toEqual(FOOTBALLERS.map(({ id }) => id))
    expect(sent('footballers')[0]).toEqual({
      id: 'lionel-messi',
      fullname: 'Lionel Messi',
      nation: 'AR',
      role: 'Attacker',
      club: 'intermiami',
    })
    expect(calls.every(({ body, key }) => Object.values(body)[0]!.length <= 500 && key === 'sb_secret_test')).toBe(true)
    expect(new Set(calls.map(({ path, body }) => `${path} ${Object.keys(body)}`))).toEqual(
      new Set(['/rest/v1/rpc/fill_clubs clubs', '/rest/v1/rpc/fill_players footballers']),
    )
  })

  test('stops with the reason when the database refuses', async () => {
    const { url, calls } = await project('permission denied for function fill_clubs')
    await expect(publish({ url, secretKey: 'wrong' })).rejects.toThrow('permission denied for function fill_clubs')
    expect(calls).toHaveLength(1)
  })
})
