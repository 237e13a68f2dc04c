import type { League } from '#contracts/leagues.ts'
import { isGameId } from '#core/games.ts'
import { fill, number } from '#i18n/format.ts'
import s from './league.module.css'
import { KitOf, pointsText } from './Table.tsx'
import type { Speech } from './words.ts'

/** Rows before the fold, and maximum of all rows. */
const SHOWN = 5
const MOST = 12

type Result = League['today'][number]

/** Results of the day, best first; only points, so that no answer is revealed. */
export function Today({ speech, league }: { speech: Speech; league: League }) {
  const { locale, t } = speech
  const known = league.today.filter(({ game, seat }) => isGameId(game) && seat !== league.you).slice(0, MOST)
  const more = known.slice(SHOWN)
  return (
    <section className="card stack">
      <h2 id="league-today">{t.todayTitle}</h2>
      {known.length === 0 ? (
        <p className="muted">{t.todayNone}</p>
      ) : (
        <Rows speech={speech} league={league} results={known.slice(0, SHOWN)} />
      )}
      {more.length > 0 && (
        <details className={s.more}>
          <summary>{fill(t.todayMore, { n: number(locale, more.length) })}</summary>
          <Rows speech={speech} league={league} results={more} />
        </details>
      )}
    </section>
  )
}

function Rows({ speech, league, results }: { speech: Speech; league: League; results: readonly Result[] }) {
  const { t, games } = speech
  return (
    <ul className={s.today} aria-labelledby="league-today">
      {results.map(({ seat, game, points }) => {
        const member = league.seats.find((one) => one.seat === seat)
        if (!member || !isGameId(game)) return null
        return (
          <li key={`${seat} ${game}`}>
            <KitOf kit={member.kit} seat={seat} />
            <span>
              <b>{member.name}</b>{' '}
              <span>
                {games[game]}, {points > 0 ? pointsText(speech, points) : t.todayNil}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
