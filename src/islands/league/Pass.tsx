import { ArrowRight } from 'lucide-react'
import type { League } from '#contracts/leagues.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { datesOf, nextPass, tableOf } from '#core/league.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import s from './league.module.css'
import { nameOf } from './people.ts'
import type { Speech } from './words.ts'

/** The game that can pass the member above today; null where none can. */
export function Pass({ speech, league }: { speech: Speech; league: League }) {
  const { locale, t, games, dailies } = speech
  const { seats, week, today, you, now, monday } = league
  const played = today.flatMap(({ seat, game }) => (seat === you && isGameId(game) ? [game] : []))
  const own = week.find(({ seat }) => seat === you)?.games ?? {}
  const open = (Object.keys(dailies) as GameId[])
    .filter((game) => !played.includes(game))
    .sort((one, other) => (own[other] ?? 0) - (own[one] ?? 0))
  const rows = tableOf(
    seats.map(({ seat }) => seat),
    week,
    monday,
  )
  const day = datesOf(monday).indexOf(now)
  const pass = nextPass(
    rows,
    you,
    day,
    open.map((game) => ({ game, most: dailies[game].most })),
  )
  const name = pass && nameOf(league, pass.seat)
  if (!pass || !name) return null
  return (
    <a className={`card ${s.pass}`} href={localePath(locale, dailies[pass.game].path)}>
      <span className="grow">
        <b>{fill(t.pass, { game: games[pass.game], name })}</b>{' '}
        {pass.by > 0 && <span className="sm muted">{fill(t.passNote, { n: number(locale, pass.by) })}</span>}
      </span>
      <ArrowRight className="i" aria-hidden="true" />
    </a>
  )
}
