import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { number, plural, type Plural } from '#i18n/format.ts'
import { decimal, percent } from '#i18n/measures.ts'
import { Bars } from './Bars.tsx'
import { boardOf, comparable } from './boards.ts'
import { Figure } from './Figure.tsx'
import { figuresOf } from './figures.ts'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 'locale' | 't'> & {
  game: GameId
  records: readonly ResultRecord[]
  today: Day
  rating: number | undefined
}

/** Minimum runs of a distribution; with fewer, most bars would show one. */
const LEAST_IN_BARS = 5

/** One game's figures: games, wins, average, best streak, other figures above zero, and the distribution. */
export function GameFigures({ locale, t, game, records, today, rating }: Props) {
  const board = boardOf(game)
  const figures = figuresOf(board, records, today)
  const { played, won, average, best, bestStreak, bars, nearest, perfect, week } = figures
  const one = new Intl.PluralRules(locale).select(played) === 'one'
  const labelled = (label: Plural, value: number | null | undefined) => plural(locale, label, value ?? 0)
  const more: [value: number | null | undefined, label: string, shown?: string][] = [
    [best, t.best],
    [nearest, t.nearest, nearest === null ? undefined : decimal(locale, nearest)],
    [figures.right, labelled(t.exact, figures.right)],
    [perfect?.count, labelled(t.fullCards, perfect?.count)],
    [perfect?.inARow, t.fullInARow],
    [week?.sum, plural(locale, t.rarityWeek, week?.days ?? 0)],
    [figures.alone, labelled(t.onlyYours, figures.alone)],
    [figures.flawless, labelled(t.hatTricks, figures.flawless)],
    [figures.collected, labelled(t.collected, figures.collected)],
    [rating, t.rating],
    [figures.streak, t.inARow],
  ]
  return (
    <>
      <dl className="nums small">
        <Figure value={number(locale, played)} label={one ? t.games.one : t.games.other} />
        <Figure value={percent(locale, won)} label={board.isWonByPoints ? t.paid : t.won} />
        <Figure value={average === null ? '–' : decimal(locale, average)} label={t.onAverage} />
        <Figure value={number(locale, bestStreak)} label={t.longest} />
      </dl>
      {comparable(board, records).length >= LEAST_IN_BARS && <Bars t={t} bars={bars} label={board.label} />}
      <ul className="facts sm">
        {more.map(
          ([value, label, shown]) =>
            value != null &&
            value > 0 && (
              <li key={label}>
                <b className="n">{shown ?? number(locale, value)}</b> {label}
              </li>
            ),
        )}
      </ul>
    </>
  )
}
