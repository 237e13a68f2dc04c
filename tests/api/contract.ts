import { expect } from 'vitest'
import { ROUTES, type Route } from '#contracts/routes.ts'

const PATTERNS = Object.entries<Route>(ROUTES).map(([name, route]) => {
  const [method, path] = name.split(' ') as [string, string]
  return { method, path: new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`), route }
})

/** Fails when a 2xx JSON answer differs from its contract, also by a field that the contract does not name. */
export function expectContract(method: string, address: string, status: number, body: unknown) {
  const { pathname } = new URL(address, 'http://localhost')
  const found = PATTERNS.find((known) => known.method === method && known.path.test(pathname))
  const answer = found?.route.answer
  if (status < 200 || status > 299 || body === null || !answer || typeof answer === 'string') return
  expect(answer.parse(body)).toEqual(body)
}
