import type { APIRoute } from 'astro'
import { BOARD_PATHS } from '#components/boards.ts'
import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import { DEFAULT_LOCALE, LOCALES, localePath, type Locale } from '#i18n/locales.ts'

export const prerender = true

const STATIC_PATHS = ['/', '/privacy', '/terms', '/contact', '/credits', '/archive']

/** Lists every page for search engines in each language, with its translations. */
export const GET: APIRoute = ({ site }) => {
  const games = CATALOGUE.flatMap(({ path, modes }) => [path, ...modes.map((mode) => mode.path)])
  const paths = [...new Set([...STATIC_PATHS, ...BOARD_PATHS, QUIZ.path, QUIZ.play, ...games])]
  const address = (locale: Locale, path: string) => new URL(localePath(locale, path), site).href.replace(/\/$/, '')
  const alternates = (path: string) =>
    [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
      .map(([tag, locale]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(locale, path)}"/>`)
      .join('')
  const entries = paths.flatMap((path) =>
    LOCALES.map((locale) => `<url><loc>${address(locale, path)}</loc>${alternates(path)}</url>`),
  )
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</urlset>\n`, {
    headers: { 'content-type': 'application/xml' },
  })
}
