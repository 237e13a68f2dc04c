import '#styles/chips.css'
import { Check, X } from 'lucide-react'
import { daysBetween, toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { dateText } from '#i18n/date.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { boardOf } from './boards.ts'
import { modeName } from './mode-name.ts'
import type { Speech } from './words.ts'

const SHOWN = 5

type Props = Speech & { statistics: Statistics }

/** Newest results of all games. */
export function Latest({ locale, t, games, statistics }: Props) {
  return (
    <ol className="latest sm" aria-label={t.latest}>
      {newest(statistics).map(({ game, record }) => (
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
  )
}

function Outcome({
  t,
  game,
  record: { won, score, mode },
}: Pick<Speech, 't'> & { game: GameId; record: ResultRecord }) {
  const Icon = won ? Check : X
  const counted = (won || score > 0) && mode !== 'multiplayer'
  return (
    <span className={won ? 'chip chip-c' : 'chip'}>
      <Icon className="i i-s" aria-hidden="true" />
      {counted ? fill(t[`scored-${boardOf(game).label}`], { score }) : won ? t.won : t.notSolved}
    </span>
  )
}

/** Newest day first, and within a day the last saved first. */
function newest(statistics: Statistics): { game: GameId; record: ResultRecord }[] {
  return GAME_IDS.flatMap((game) => (statistics[game] ?? []).map((record) => ({ game, record })))
    .reverse()
    .sort((one, other) => daysBetween(one.record.date, other.record.date))
    .slice(0, SHOWN)
}

const shortDate = (day: Day, locale: Locale) => dateText(locale, toIsoDate(day), { day: 'numeric', month: 'short' })
