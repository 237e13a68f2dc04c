import type { League } from '#contracts/leagues.ts'
import { fromIsoDate } from '#core/days.ts'
import { WORDMARK } from '#core/product.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { SendCup } from '#play/end/SendCup.tsx'
import s from './league.module.css'
import { mondayBefore, weekNumber } from './people.ts'
import type { Speech } from './words.ts'

type Props = { speech: Speech; league: League; points: number; place: { place: number; of: number } }

/** Sends the won cup as a sentence with the address of its card: points and place, no name. */
export function ShareCup({ speech: { locale, t }, league, points, place }: Props) {
  const monday = mondayBefore(league.monday)
  const figures = {
    ...{ n: weekNumber(monday), points: plural(locale, t.points, points), product: WORDMARK },
    ...{ rank: placeAlone(locale, place.place), of: number(locale, place.of) },
  }
  return (
    <SendCup
      locale={locale}
      cup={{ monday: fromIsoDate(monday), points, ...place }}
      sentence={fill(t.cupText, figures)}
      label={t.shareCup}
      copied={t.shareCupDone}
      size="large"
      className={`btn-w ${s.wide}`}
      textClassName={s.wide}
    />
  )
}
