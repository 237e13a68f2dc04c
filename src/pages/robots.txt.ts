import type { APIRoute } from 'astro'

export const prerender = true

/** Pictures of running puzzles, and endpoints. Not share cards, because preview bots that obey would show nothing. */
const CLOSED = ['/api/', '/users', '/img/run/', '/img/quiz/']

/** Allows everything except `CLOSED` and names the sitemap of this address. */
export const GET: APIRoute = ({ site }) => {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', site)}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
