import { cardPath } from '#components/page-cards.ts'
import { ROUTES } from '#contracts/routes.ts'
import { isLocale } from '#i18n/locales.ts'
import { challengeCard, drawn, orPageCard } from '#server/cards.ts'
import { codeOf, readChallenge } from '#server/challenges/read.ts'
import { HttpError, reading } from '#server/http.ts'
import { ANYBODY, limit } from '#server/rate-limit.ts'

export const prerender = false

const HOUR = 'public, max-age=3600, s-maxage=3600'

/** The card of a challenge: game and points to beat, nothing of its deal. Sets no cookie and begins no run. */
export const GET = reading(ROUTES['GET /og/c/[locale]/[file]'], async (exchange) => {
  const { params } = exchange
  const locale = params['locale']
  if (!isLocale(locale)) throw new HttpError('not-found')
  const code = codeOf((params['file'] ?? '').replace(/\.png$/, ''))
  await limit(exchange, 'codes', ANYBODY)
  const challenge = await readChallenge(code, null, Date.now())
  const otherwise = cardPath(locale, `/${challenge.game}`)
  return orPageCard(drawn(challengeCard(locale, challenge)), { cache: HOUR, otherwise })
})
