import type { APIContext } from 'astro'
import { COUNTRIES } from '#data/facts.ts'
import { LOCALES, isLocale } from '#i18n/locales.ts'

export const prerender = true

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }))

/** Lists the flags to choose from, in the alphabetical order of the language. */
export function GET({ params: { locale } }: APIContext): Response {
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const named = COUNTRIES.map(({ code, flag, names }) => ({ code, flag, name: names[locale] }))
  return Response.json(named.sort((one, other) => one.name.localeCompare(other.name, locale)))
}
