import type { League } from '#contracts/leagues.ts'
import { isGameId } from '#core/games.ts'
import s from './league.module.css'
import { KitOf, pointsText } from './Table.tsx'
import type { Speech } from './words.ts'

const MOST = 12

/** Results of the day, best first: points alone, so that nobody's answer is given away. */
export function Today({ speech, league }: { speech: Speech; league: League }) {
  const { t, games } = speech
  const known = league.today.filter(({ game, seat }) => isGameId(game) && seat !== league.you)
  return (
    <section className="card stack">
      <h2 id="league-today">{t.todayTitle}</h2>
      {known.length === 0 ? (
        <p className="muted">{t.todayNone}</p>
      ) : (
        <ul className={s.today} aria-labelledby="league-today">
          {known.slice(0, MOST).map(({ seat, game, points, won }) => {
            const member = league.seats.find((one) => one.seat === seat)
            if (!member || !isGameId(game)) return null
            return (
              <li key={`${seat} ${game}`}>
                <KitOf kit={member.kit} seat={seat} />
                <span>
                  <b>{member.name}</b>{' '}
                  <span>
                    {games[game]}, {won ? pointsText(speech, points) : t.todayNil}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
