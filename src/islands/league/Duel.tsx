import { useId, useState } from 'react'
import type { League } from '#contracts/leagues.ts'
import { headToHead, tableOf } from '#core/league.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import s from './duel.module.css'
import { KitOf } from './Table.tsx'
import type { Speech } from './words.ts'

/** Head to head with another member: one shirt per game, for the member who leads it this week. */
export function Duel({ speech, league }: { speech: Speech; league: League }) {
  const { locale, t, games } = speech
  const id = useId()
  const rows = tableOf(
    league.seats.map(({ seat }) => seat),
    league.week,
    league.monday,
  )
  const others = rows.filter(({ seat }) => seat !== league.you)
  const own = rows.findIndex(({ seat }) => seat === league.you)
  // The neighbour above, or the one below the leader.
  const rival = rows[own === 0 ? 1 : own - 1]?.seat
  const [chosen, setChosen] = useState<number | null>(null)
  const other = league.seats.find(({ seat }) => seat === (chosen ?? rival))
  const you = league.seats.find(({ seat }) => seat === league.you)
  if (!other || !you) return null

  const scoreOf = (of: number) => league.week.find(({ seat }) => seat === of)
  const [mine, its] = [scoreOf(you.seat), scoreOf(other.seat)]
  const duels = headToHead(mine, its, GAME_IDS)
  const pointsIn = (game: GameId) => ({ yours: mine?.games[game] ?? 0, theirs: its?.games[game] ?? 0 })
  const [yours, theirs] = (['yours', 'theirs'] as const).map((side) => duels.filter((duel) => duel === side).length)
  const sentences = { yours: t.yoursIs, theirs: t.theirsIs, level: t.levelIs, open: t.openIs }
  return (
    <section className="card stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{fill(t.duel, { name: other.name })}</h2>
      {others.length > 1 && (
        <label className={s.choice}>
          <span className="sm muted">{t.duelWith}</span>
          <select className="btn btn-s" value={other.seat} onChange={(event) => setChosen(Number(event.target.value))}>
            {others.map(({ seat }) => (
              <option key={seat} value={seat}>
                {league.seats.find((member) => member.seat === seat)!.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={s.score}>
        <span className="vh">{fill(t.duelScore, { yours: yours!, theirs: theirs! })}</span>
        <span className={s.side} aria-hidden="true">
          <KitOf kit={you.kit} seat={you.seat} />
          <b className="num">{yours}</b>
        </span>
        <span className="muted b" aria-hidden="true">
          {t.to}
        </span>
        <span className={s.side} aria-hidden="true">
          <KitOf kit={other.kit} seat={other.seat} />
          <b className="num">{theirs}</b>
        </span>
      </p>
      <ol className={s.shirts}>
        {GAME_IDS.map((game, at) => (
          <li key={game} data-duel={duels[at]}>
            <svg viewBox="0 0 96 88" aria-hidden="true">
              <use href="#shirt" />
            </svg>
            <b className="num" aria-hidden="true">
              {at + 1}
            </b>
            {duels[at] !== 'open' && (
              <small className="n" aria-hidden="true">
                {signed(pointsIn(game).yours - pointsIn(game).theirs, locale)}
              </small>
            )}
            <span className="vh">
              {fill(sentences[duels[at]!], { game: games[game], name: other.name, ...pointsIn(game) })}
            </span>
          </li>
        ))}
      </ol>
      <p className="sm muted">{t.duelNote}</p>
    </section>
  )
}

/** "+12", "−5", "0". */
const signed = (by: number, locale: Locale): string =>
  `${by > 0 ? '+' : by < 0 ? '−' : ''}${number(locale, Math.abs(by))}`
