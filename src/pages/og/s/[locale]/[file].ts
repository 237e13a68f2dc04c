import { cardPath } from '#components/page-cards.ts'
import { isLocale } from '#i18n/locales.ts'
import { drawn, orPageCard, resultCard, sharedResult } from '#server/cards.ts'
import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { LASTING_CACHE } from '#server/pictures/answer.ts'

export const prerender = false

/** The card of a shared result. Its address holds all of it, so the edge draws it once. */
export const GET = reading(ROUTES['GET /og/s/[locale]/[file]'], async ({ params }) => {
  const locale = params['locale']
  const result = sharedResult((params['file'] ?? '').replace(/\.png$/, ''), Date.now())
  if (!isLocale(locale) || !result) throw new HttpError('not-found')
  const otherwise = cardPath(locale, result.kind === 'game' ? `/${result.game}` : '/')
  return orPageCard(drawn(resultCard(locale, result)), { cache: LASTING_CACHE, otherwise })
})
