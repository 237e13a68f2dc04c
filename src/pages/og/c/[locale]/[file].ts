import { cardPath } from '#components/page-cards.ts'
import { ROUTES } from '#contracts/routes.ts'
import { isLocale } from '#i18n/locales.ts'
import { challengeCard, drawn, orPageCard } from '#server/cards.ts'
import { codeOf, readChallengeCard } from '#server/challenges/read.ts'
import { HttpError, reading } from '#server/http.ts'
import { ANYBODY, limit } from '#server/rate-limit.ts'

export const prerender = false

const HOUR = 'public, max-age=3600, s-maxage=3600'

/** `CODE.png`, for chats, names the challenger; `CODE.run.png`, for the challenge's page, shows only the run. */
const FILE = /^(.*?)(\.run)?\.png$/

/** The card of a challenge: game, points to beat and marks, no names. Sets no cookie and begins no run. */
export const GET = reading(ROUTES['GET /og/c/[locale]/[file]'], async (exchange) => {
  const { params } = exchange
  const locale = params['locale']
  if (!isLocale(locale)) throw new HttpError('not-found')
  const [, code, isRun] = FILE.exec(params['file'] ?? '') ?? []
  const known = codeOf(code)
  await limit(exchange, 'codes', ANYBODY)
  const card = await readChallengeCard(known, Date.now())
  const otherwise = cardPath(locale, `/${card.challenge.game}`)
  return orPageCard(drawn(challengeCard(locale, card, !isRun)), { cache: HOUR, otherwise })
})
