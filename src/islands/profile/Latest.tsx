import '#styles/chips.css'
import { Check, X } from 'lucide-react'
import { dailyStateOf, nextOf } from '#core/daily-state.ts'
import { daysBetween, toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { gamesOn } from '#games/catalogue.ts'
import { dateText } from '#i18n/date.ts'
import { fill, plural } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { dailiesNow } from '#stores/dailies.ts'
import { localDay } from '#stores/local-day.ts'
import { boardOf } from './boards.ts'
import { modeName } from './mode-name.ts'
import type { Speech } from './words.ts'

const SHOWN = 5

type Props = Speech & { statistics: Statistics }

/** Newest results of all games. */
export function Latest({ locale, t, games, statistics }: Props) {
  const rows = newest(statistics)
  if (rows.length === 0) return <NoResults locale={locale} t={t} games={games} />
  return (
    <section className="card stack">
      <h2 id="latest">{t.latest}</h2>
      <ol className="latest sm" aria-labelledby="latest">
        {rows.map(({ game, record }) => (
          <li key={record.id}>
            <span>
              <b>{games[game]}</b> <span className="muted">{modeName(t, game, record.mode)}</span>
            </span>
            <Outcome t={t} game={game} record={record} />
            <time className="muted n" dateTime={toIsoDate(record.date)}>
              {shortDate(record.date, locale)}
            </time>
            <span className="muted n">{plural(locale, t.pointsOf, record.points)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Outcome({
  t,
  game,
  record: { won, score, mode },
}: Pick<Speech, 't'> & { game: GameId; record: ResultRecord }) {
  const Icon = won ? Check : X
  const counted = won && mode !== 'multiplayer'
  return (
    <span className={won ? 'chip chip-c' : 'chip'}>
      <Icon className="i i-s" aria-hidden="true" />
      {counted ? fill(t[`scored-${boardOf(game).label}`], { score }) : won ? t.won : t.notSolved}
    </span>
  )
}

function NoResults({ locale, t, games }: Speech) {
  const next = nextDaily()
  return (
    <section className="well stack">
      <p>{t.noResults}</p>
      {next && (
        <a className="btn btn-p" href={localePath(locale, next.path)}>
          {fill(t.playNext, { game: games[next.id] })}
        </a>
      )}
    </section>
  )
}

/** The daily to play next, by the home page's rule. */
function nextDaily() {
  const today = localDay()
  const dailies = gamesOn(today).flatMap(({ id, modes }) =>
    modes
      .filter(({ counts }) => counts === 'daily')
      .map(({ path }) => ({ id, path, state: dailyStateOf(id, today, dailiesNow()) })),
  )
  return nextOf(dailies) ?? dailies[0]
}

/** Newest day first, and within a day the last saved first. */
function newest(statistics: Statistics): { game: GameId; record: ResultRecord }[] {
  return GAME_IDS.flatMap((game) => (statistics[game] ?? []).map((record) => ({ game, record })))
    .reverse()
    .sort((one, other) => daysBetween(one.record.date, other.record.date))
    .slice(0, SHOWN)
}

const shortDate = (day: Day, locale: Locale) => dateText(locale, toIsoDate(day), { day: 'numeric', month: 'short' })
