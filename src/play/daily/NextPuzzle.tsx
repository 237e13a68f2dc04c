import type { Day } from '#core/days.ts'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { localDay } from '#stores/local-day.ts'
import { useMinutesLeft } from '#ui/use-minutes-left.ts'
import type { PlayWords } from '../game.ts'

type Props = { path: string; day: Day | null; locale: Locale; t: PlayWords }

const HOUR = 60

/** Countdown to the next puzzle in local time, then a link to it. */
export function NextPuzzle({ path, day, locale, t: { play } }: Props) {
  const minutes = useMinutesLeft(nextMidnight)
  if (minutes === null) return <section className="well stack" />
  const isOut = day !== null && day !== localDay()
  const time = fill(minutes < HOUR ? play.minutes : play.hoursMinutes, {
    hours: Math.floor(minutes / HOUR),
    minutes: minutes % HOUR,
  })
  return (
    <section className="well stack">
      {isOut ? (
        <a className="lk sm" href={localePath(locale, `${path}?date=${localDay()}`)}>
          {play.newDay}
        </a>
      ) : (
        <p className="sm muted n">{fill(play.nextIn, { time })}</p>
      )}
    </section>
  )
}

/** End of the player's day, ms. */
const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0)
