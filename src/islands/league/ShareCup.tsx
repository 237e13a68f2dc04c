import { Share2 } from 'lucide-react'
import type { League } from '#contracts/leagues.ts'
import type { Day } from '#core/days.ts'
import { WORDMARK } from '#core/product.ts'
import { toShareCode } from '#core/share-code.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { useSharing } from '#play/end/sharing.ts'
import { Button } from '#ui/Button.tsx'
import s from './league.module.css'
import { mondayBefore, weekNumber } from './people.ts'
import type { Speech } from './words.ts'

type Props = { speech: Speech; league: League; points: number; place: { place: number; of: number } }

/** Sends the won cup as a sentence with the address of its card: points and place, no name. */
export function ShareCup({ speech: { locale, t }, league, points, place }: Props) {
  const monday = mondayBefore(league.monday)
  const day = monday.replaceAll('-0', '-') as Day
  const code = toShareCode({ kind: 'cup', day, points, ...place, contrast: false })
  const figures = {
    ...{ n: weekNumber(monday), points: plural(locale, t.points, points), product: WORDMARK },
    ...{ rank: placeAlone(locale, place.place), of: number(locale, place.of) },
  }
  const text = `🏆 ${fill(t.cupText, figures)}\n${new URL(localePath(locale, `/s/${code}`), location.origin).href}`
  const { done, byHand, share } = useSharing(text, text)
  return (
    <>
      <Button size="large" look="outline" className={`btn-w ${s.wide}`} onClick={share}>
        <Share2 className="i" aria-hidden="true" />
        {t.shareCup}
      </Button>
      <p className="sm" role="status">
        {done && t.shareCupDone}
      </p>
      {byHand !== null && (
        <textarea
          className={s.wide}
          aria-label={t.shareCup}
          readOnly
          rows={3}
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
          autoFocus
        />
      )}
    </>
  )
}
