import type { APIRoute } from 'astro'

export const prerender = true

/** Allows everything except the endpoints and names the sitemap of this address. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', 'Disallow: /users', `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join(
      '\n',
    ),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
