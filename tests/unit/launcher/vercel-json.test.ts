import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTES } from '#contracts/routes.ts'
import { CARDS, OPEN_TO_OTHERS, openerPolicy, SECURITY_HEADERS, STRICT_TRANSPORT } from '#server/security-headers.ts'

test('vercel.json calls the upkeep every five minutes', () => {
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { crons: object[] }
  expect(crons).toEqual([{ path: '/api/upkeep', schedule: '*/5 * * * *' }])
  expect(Object.keys(ROUTES)).toContain('GET /api/upkeep')
})

type Rule = { source: string; headers: { key: string; value: string }[] }

test('vercel.json has the security headers of the Node server', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: Rule[] }
  const everywhere = headers.find(({ source }) => source === '/(.*)')?.headers ?? []
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual({
    ...SECURITY_HEADERS,
    ...openerPolicy(),
    ...STRICT_TRANSPORT,
  })
})

test('vercel.json allows other sites to embed share cards, as the Node server does', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: Rule[] }
  const [key, value] = OPEN_TO_OTHERS
  expect(headers.at(-1)).toEqual({ source: `${CARDS}(.*)`, headers: [{ key, value }] })
})
