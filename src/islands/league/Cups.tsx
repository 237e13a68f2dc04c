import type { League } from '#contracts/leagues.ts'
import { bestDayOf, mostImproved, placeOf, tableOf } from '#core/league.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { Cup } from './Cup.tsx'
import s from './league.module.css'
import { mondayBefore, nameOf, shelfOf, weekdayText, weekNumber } from './people.ts'
import { ShareCup } from './ShareCup.tsx'
import { KitOf } from './Table.tsx'
import type { Speech } from './words.ts'

/** On Mondays the cup of the previous week with its winner's shirt; null on other days and without a winner. */
export function Ceremony({ speech, league }: { speech: Speech; league: League }) {
  const { locale, t } = speech
  const [cup] = shelfOf(league)
  if (league.now !== league.monday || cup?.week !== mondayBefore(league.monday)) return null
  const week = weekNumber(cup.week)
  const winner = league.seats.find(({ seat }) => seat === cup.winners[0])
  const nameFor = (seat: number) => (seat === league.you ? t.you : (nameOf(league, seat) ?? t.left))
  const names = cup.winners.map(nameFor)
  const best = bestDayOf(league.last)
  const improved = mostImproved(league.last, league.before)
  const place = league.you === null ? null : placeOf(league.last, league.you)
  const isYours = league.you !== null && cup.winners.includes(league.you)
  const second = runnerUp(league)
  const title =
    names.length > 1
      ? fill(t.cupShared, { names: new Intl.ListFormat(locale).format(names) })
      : cup.winners[0] === league.you
        ? t.cupYours
        : fill(t.cupOf, { name: names[0]! })
  return (
    <section className={s.ceremony}>
      <p className="b">{fill(t.weekOver, { n: week })}</p>
      <span className={s.lift}>
        <Cup week={week} />
        {winner && <KitOf kit={winner.kit} seat={winner.seat} />}
      </span>
      <h2>{title}</h2>
      {cup.winners.length === 1 && second && (
        <p>
          {fill(t.cupAhead, {
            points: plural(locale, t.points, cup.points),
            n: number(locale, cup.points - second.points),
            name: second.name,
          })}
        </p>
      )}
      {place && <p>{fill(t.placeLast, { rank: placeAlone(locale, place.place), of: number(locale, place.of) })}</p>}
      {isYours && place && <ShareCup speech={speech} league={league} points={cup.points} place={place} />}
      {best && (
        <p className="sm">
          {fill(t.bestDay, {
            name: nameFor(best.seat),
            day: weekdayText(locale, best.date),
            points: number(locale, best.points),
          })}
        </p>
      )}
      {improved && (
        <p className="sm">
          {fill(t.improved, { name: nameFor(improved.seat), points: plural(locale, t.points, improved.by) })}
        </p>
      )}
    </section>
  )
}

/** The runner-up of the last week; null when that is the reader. */
function runnerUp({ seats, last, monday, you }: League): { name: string; points: number } | null {
  const second = tableOf(
    seats.map(({ seat }) => seat),
    last,
    mondayBefore(monday),
  )[1]
  const member = seats.find(({ seat }) => seat === second?.seat)
  return second && member && second.points > 0 && second.seat !== you
    ? { name: member.name, points: second.points }
    : null
}

/** The last five cups with their winners; null without any. */
export function Shelf({ speech: { t }, league }: { speech: Speech; league: League }) {
  const shelf = shelfOf(league)
  if (shelf.length === 0) return null
  return (
    <section className="card stack">
      <h2 id="league-shelf">{t.shelf}</h2>
      <ol className={s.shelf} aria-labelledby="league-shelf">
        {shelf.map(({ week, winners }) => (
          <li key={week}>
            <Cup week={weekNumber(week)} />
            <span className="vh">{fill(t.week, { n: weekNumber(week) })}</span>
            <span className="sm">
              {winners.map((seat) => (seat === league.you ? t.you : (nameOf(league, seat) ?? t.left))).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
