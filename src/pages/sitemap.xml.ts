import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'
import { lastChange, SITEMAP_PATHS } from '#components/sitemap.ts'
import { publisher } from '#server/contact.ts'
import { DEFAULT_LOCALE, LOCALES, localePath, type Locale } from '#i18n/locales.ts'

export const prerender = true

/** Lists every page for search engines in each language, with its translations and the day its texts last changed. */
export const GET: APIRoute = async ({ site }) => {
  const legal = new Map((await getCollection('legal')).map(({ id, data }) => [id, data.updated]))
  const address = (locale: Locale, path: string) => new URL(localePath(locale, path), site).href.replace(/\/$/, '')
  const alternates = (path: string) =>
    [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
      .map(([tag, locale]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(locale, path)}"/>`)
      .join('')
  const changed = (locale: Locale, path: string) =>
    [legal.get(`${locale}${path}`)?.toISOString().slice(0, 10) ?? '', lastChange(localePath(locale, path)) ?? '']
      .toSorted()
      .at(-1)!
  const paths = publisher ? [...SITEMAP_PATHS, '/legal'] : SITEMAP_PATHS
  const entries = paths.flatMap((path) =>
    LOCALES.map(
      (locale) =>
        `<url><loc>${address(locale, path)}</loc><lastmod>${changed(locale, path)}</lastmod>${alternates(path)}</url>`,
    ),
  )
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</urlset>\n`, {
    headers: { 'content-type': 'application/xml' },
  })
}
