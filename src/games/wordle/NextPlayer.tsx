import type { Day } from '#core/days.ts'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { localDay } from '#stores/local-day.ts'
import { useMinutesLeft } from '#ui/use-minutes-left.ts'
import type { WordleMessages } from './Pitch.tsx'

type Props = { day: Day | null; locale: Locale; t: WordleMessages }

const HOUR = 60

/** How long until the next player comes, by the clock on the wall; then the way to him. */
export default function NextPlayer({ day, locale, t: { play } }: Props) {
  const minutes = useMinutesLeft(nextMidnight)
  if (minutes === null) return <section className="well stack next-player" />
  const isOut = day !== null && day !== localDay()
  const time = fill(minutes < HOUR ? play.minutes : play.hoursMinutes, {
    hours: Math.floor(minutes / HOUR),
    minutes: minutes % HOUR,
  })
  return (
    <section className="well stack next-player">
      {isOut ? (
        <a className="lk sm" href={localePath(locale, `/wordle/today?date=${localDay()}`)}>
          {play.newDay}
        </a>
      ) : (
        <p className="sm muted n">{fill(play.nextIn, { time })}</p>
      )}
    </section>
  )
}

/** The end of the player's day, ms. */
const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0)
