import { isOwnCup } from '#core/share-code.ts'
import { cardPath } from '#components/page-cards.ts'
import { isLocale } from '#i18n/locales.ts'
import { answerPictures, showsAnswers } from '#server/answer-pictures.ts'
import { drawn, orPageCard, resultCard, sharedResult } from '#server/cards.ts'
import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { LASTING_CACHE } from '#server/pictures/answer.ts'

export const prerender = false

/** `CODE.png`: marks only. `CODE.over.png`: with the answers, 404 until the day is over everywhere. */
const FILE = /^([\w-]+)(\.over)?\.png$/

/** The card of a shared result. The address contains everything, so the edge caches it for good. */
export const GET = reading(ROUTES['GET /og/s/[locale]/[file]'], async ({ params }) => {
  const locale = params['locale']
  const [, code = '', over] = FILE.exec(params['file'] ?? '') ?? []
  const now = Date.now()
  const result = sharedResult(code, now)
  if (!isLocale(locale) || !result || (over && !showsAnswers(result, now))) throw new HttpError('not-found')
  const otherwise = cardPath(
    locale,
    result.kind === 'game' ? `/${result.game}` : result.kind === 'day' || isOwnCup(result) ? '/' : '/league',
  )
  const answers = over && showsAnswers(result, now) ? await answerPictures(result) : []
  return orPageCard(drawn(resultCard(locale, result, answers)), { cache: LASTING_CACHE, otherwise })
})
