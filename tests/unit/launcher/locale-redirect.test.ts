import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import middleware from '#scripts/vercel/middleware.ts'
import { redirectToLocale } from '#server/locale-redirect.ts'

/** Visitors and their redirect target; null: none. */
const VISITS: [who: string, path: string, headers: Record<string, string>, to: string | null][] = [
  ['a French browser', '/', { 'accept-language': 'fr-CH, en;q=0.8' }, '/fr'],
  ['a Spanish browser with a query', '/wordle?room=ABCD', { 'accept-language': 'es' }, '/es/wordle?room=ABCD'],
  [
    'a cookie against the browser',
    '/wordle',
    { cookie: 'a=b; i18n_redirected=es', 'accept-language': 'fr' },
    '/es/wordle',
  ],
  ['an English choice in a French browser', '/', { cookie: 'i18n_redirected=en', 'accept-language': 'fr' }, null],
  ['a German browser', '/', { 'accept-language': 'de' }, null],
  ['an address with a language', '/es/wordle', { 'accept-language': 'fr' }, null],
  ['an endpoint', '/api/today?date=2026-11-21', { 'accept-language': 'fr' }, null],
  ['a file', '/build.json', { 'accept-language': 'fr' }, null],
]

const server = createServer((request, response) => {
  if (!redirectToLocale(request, response)) response.end('stays')
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

describe('on Node', () => {
  test.each(VISITS)('%s at %s', async (_, path, headers, to) => {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' })
    expect(answer.status).toBe(to === null ? 200 : 302)
    expect(answer.headers.get('location')).toBe(to)
  })
})

describe('on Vercel', () => {
  test.each(VISITS)('%s at %s', (_, path, headers, to) => {
    const answer = middleware(new Request(origin + path, { headers }))
    expect(answer.headers.get('location')).toBe(to)
    expect(answer.headers.get('x-middleware-next')).toBe(to === null ? '1' : null)
  })
})

test('a redirect is not cached by proxies', async () => {
  const answer = await fetch(origin, { headers: { 'accept-language': 'fr' }, redirect: 'manual' })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language')
})

test('only GET and HEAD are redirected', async () => {
  const answer = await fetch(origin, { method: 'POST', headers: { 'accept-language': 'fr' }, redirect: 'manual' })
  expect(answer.status).toBe(200)
})
