import * as z from 'zod/mini'
import type { Figures, GameFigures } from '#contracts/admin-desk.ts'
import { addDays, dayAt, fromIsoDate, toIsoDate } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { outliersOf, pooled, type Share } from '#core/outliers.ts'
import { weekday } from '#core/weekday.ts'
import { clubById } from '#data/facts.ts'
import type { Names } from '#data/types.ts'
import type { DistributionRules } from '#games/run-rules.ts'
import { distributionFrom, type Counts } from '#server/runs/distribution.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { call } from '#server/supabase.ts'

/** Four weeks, so that each weekday counts four times. */
const DAYS = 28
const WEEK = 7

/** Lists a question from `answers` answers on, when less than `hard` or more than `easy` per cent are right. */
const QUESTIONS = { answers: 20, hard: 10, easy: 95 } as const
const MOST_REPORTED = 20

const Stored = z.object({
  days: z.array(z.object({ date: z.string(), players: z.int(), accounts: z.int(), whole: z.int() })),
  games: z.array(z.object({ date: z.string(), game: z.string(), counts: z.record(z.string(), z.int()) })),
  questions: z.array(z.object({ id: z.string(), answers: z.int(), correct: z.int() })),
  reported: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string(), reports: z.int(), open: z.int() })),
})
type Stored = z.infer<typeof Stored>

/** Figures of the last days for editors, today (UTC) included. Reads counters and reports, never results. */
export async function figuresAt(now: number): Promise<Figures> {
  const today = dayAt(now)
  const dates = Array.from({ length: DAYS }, (_, at) => toIsoDate(addDays(today, at - DAYS + 1)))
  const stored = await call('list_figures', { since: dates[0]!, ...QUESTIONS, size: MOST_REPORTED }, Stored)
  const games = GAME_IDS.map((game) => gameFigures(game, dates, stored.games))
  // Lazy: the deck is large.
  const { textOf } = await import('./question-text.ts')
  return {
    days: dates.map((date, at) => ({
      ...{ date, players: 0, accounts: 0, whole: 0 },
      ...stored.days.find((day) => day.date === date),
      runs: games.reduce((sum, { days }) => sum + days[at]!.plays, 0),
    })),
    games: games.filter(({ days }) => days.some(({ plays }) => plays > 0)),
    // Skips questions of older decks, which have no text any more.
    questions: stored.questions.flatMap((asked) => {
      const text = textOf(asked.id)
      return text ? [{ ...asked, text }] : []
    }),
    reported: stored.reported.map(({ kind, id, name, ...counts }) => ({
      ...{ kind, id, ...counts },
      name:
        kind === 'question'
          ? (textOf(id) ?? inAllLanguages(id))
          : inAllLanguages(kind === 'club' ? clubName(id) : name),
    })),
  }
}

const inAllLanguages = (name: string): Names => ({ en: name, fr: name, es: name })
const clubName = (id: string): string => clubById(id)?.name ?? id

function gameFigures(game: GameId, dates: readonly string[], stored: Stored['games']): GameFigures {
  const rules = RUN_GAMES[game].distribution
  const counted = new Map(stored.filter((row) => row.game === game).map(({ date, counts }) => [date, counts]))
  const days = dates.map((date) => shareOf(counted.get(date) ?? {}, rules))
  const weekdays = Array.from({ length: WEEK }, (_, at) =>
    pooled(days.filter((_share, day) => weekday(fromIsoDate(dates[day]!)) === at)),
  ).map((share) => share ?? { plays: 0, rate: 0 })
  return {
    game,
    measure: rules.missed === undefined ? 'result' : 'found',
    rate: pooled(days)?.rate ?? null,
    days: withOutliers(days).map((share, at) => ({ date: dates[at]!, ...share })),
    weekdays: withOutliers(weekdays),
  }
}

/** Null rates stand for days without a play. */
function withOutliers(shares: readonly Share[]) {
  const outliers = outliersOf(shares)
  return shares.map(({ plays, rate }, at) => ({ plays, rate: plays > 0 ? rate : null, isOutlier: outliers[at]! }))
}

/** Share of plays that found the answer; in games of points the mean result from 0 (worst column) to 1 (best). */
function shareOf(counts: Counts, rules: DistributionRules): Share {
  const { plays, counts: columns } = distributionFrom(counts, rules)
  if (plays === 0) return { plays, rate: 0 }
  if (rules.missed !== undefined) return { plays, rate: (plays - columns[rules.missed]!) / plays }
  const best = rules.worstFirst.length - 1
  return { plays, rate: rules.worstFirst.reduce((sum, column, at) => sum + columns[column]! * at, 0) / (plays * best) }
}
