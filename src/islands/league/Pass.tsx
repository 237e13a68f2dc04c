import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { League } from '#contracts/leagues.ts'
import { GAME_IDS, isGameId, type GameId } from '#core/games.ts'
import { datesOf, nextPass, nextShirt, tableOf } from '#core/league.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import s from './league.module.css'
import { nameOf } from './people.ts'
import type { Speech } from './words.ts'

/**
 * Link to the open game with which the player can overtake the member above today; for the leader, and without such a
 * game, to one that can win a head-to-head shirt from the neighbour. Null without either.
 */
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
  const payable = open.map((game) => ({ game, most: dailies[game].most }))
  const pass = nextPass(rows, you, day, payable)
  if (pass) {
    return (
      <Play speech={speech} game={pass.game} note={pass.by > 0 && fill(t.passNote, { n: number(locale, pass.by) })}>
        {fill(t.pass, { game: games[pass.game], name: nameOf(league, pass.seat) ?? t.left })}
      </Play>
    )
  }
  const at = rows.findIndex(({ seat }) => seat === you)
  const rival = rows[at === 0 ? 1 : at - 1]?.seat
  const name = rival === undefined ? null : nameOf(league, rival)
  const scoreOf = (of: number | null | undefined) => week.find(({ seat }) => seat === of)
  const shirt = nextShirt(scoreOf(you), scoreOf(rival), payable)
  if (!shirt || name === null) return null
  return (
    <Play
      speech={speech}
      game={shirt.game}
      note={shirt.by > 0 ? fill(t.takeNote, { n: number(locale, shirt.by) }) : fill(t.takeLevel, { name })}
    >
      {fill(shirt.by > 0 ? t.takeShirt : t.winShirt, {
        game: games[shirt.game],
        n: GAME_IDS.indexOf(shirt.game) + 1,
        name,
      })}
    </Play>
  )
}

type PlayProps = { speech: Speech; game: GameId; note: string | false; children: ReactNode }

function Play({ speech: { locale, dailies }, game, note, children }: PlayProps) {
  return (
    <a className={`card ${s.pass}`} href={localePath(locale, dailies[game].path)}>
      <span className="grow">
        <b>{children}</b> {note && <span className="sm muted">{note}</span>}
      </span>
      <ArrowRight className="i" aria-hidden="true" />
    </a>
  )
}
