import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { decimal, percent } from '#i18n/measures.ts'
import { Bars } from './Bars.tsx'
import { boardOf } from './boards.ts'
import { Figure } from './Figure.tsx'
import { figuresOf } from './figures.ts'
import type { Speech } from './words.ts'

type Props = Speech & { game: GameId; records: readonly ResultRecord[]; today: Day; rating: number | undefined }

/** One game's figures: distribution, games, wins, best, streaks of its daily. */
export function GameCard({ locale, t, games, game, records, today, rating }: Props) {
  const board = boardOf(game)
  const {
    played,
    won,
    average,
    best,
    streak,
    bestStreak,
    bars,
    nearest,
    right,
    collected,
    flawless,
    perfect,
    week,
    alone,
  } = figuresOf(board, records, today)
  const one = new Intl.PluralRules(locale).select(played) === 'one'
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{games[game]}</h2>
        {average !== null && <span className="sm muted">{fill(t.average, { score: decimal(locale, average) })}</span>}
      </div>
      {bars.length > 0 && <Bars t={t} bars={bars} label={board.label} />}
      <dl className="nums small">
        <Figure value={number(locale, played)} label={one ? t.games.one : t.games.other} />
        <Figure value={percent(locale, won)} label={t.won} />
        <Figure value={best === null ? '–' : number(locale, best)} label={t.best} />
        {nearest !== null && <Figure value={decimal(locale, nearest)} label={t.nearest} />}
        {right !== null && <Figure value={number(locale, right)} label={t.exact} />}
        {perfect !== null && (
          <>
            <Figure value={number(locale, perfect.count)} label={t.fullCards} />
            <Figure value={number(locale, perfect.inARow)} label={t.fullInARow} />
          </>
        )}
        {week && <Figure value={number(locale, week.sum)} label={plural(locale, t.rarityWeek, week.days)} />}
        {alone !== null && <Figure value={number(locale, alone)} label={t.onlyYours} />}
        {flawless !== null && <Figure value={number(locale, flawless)} label={t.hatTricks} />}
        {collected !== null && <Figure value={number(locale, collected)} label={t.collected} />}
        {rating !== undefined && <Figure value={number(locale, rating)} label={t.rating} />}
        <Figure value={number(locale, streak)} label={t.inARow} />
        <Figure value={number(locale, bestStreak)} label={t.longest} />
      </dl>
    </section>
  )
}
