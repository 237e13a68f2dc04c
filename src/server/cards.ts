import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { LEAGUE_SEATS } from '#contracts/leagues.ts'
import { addDays, dayAt, daysBetween, LAUNCH_DAY, toIsoDate } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { BEST_DAYS } from '#core/league.ts'
import { periodAt } from '#core/periods.ts'
import { weekday } from '#core/weekday.ts'
import { cupOfWeek } from '#core/week-cup.ts'
import { isOwnCup, readShareCode, type SharedCup, type SharedResult } from '#core/share-code.ts'
import { CATALOGUE, gameOf } from '#games/catalogue.ts'
import { dateText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { cardSvg, type Card } from '#pictures/card/card.ts'
import { canWrite } from '#pictures/card/letters.ts'
import type { ChallengeCard } from './challenges/read.ts'
import { pictureAnswer } from './pictures/answer.ts'
import { painted } from './pictures/painting.ts'

type SharedGame = Extract<SharedResult, { kind: 'game' }>

/** Allowance above all daily points; a link that claims more is forged. */
const MOST_BONUS = 400

export const cardPng = (svg: string): Promise<Buffer> =>
  painted(`card ${createHash('sha256').update(svg).digest('base64url')}`, () =>
    sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  )

/** Reads the code of a shared result; null for a day that no player has reached, or for impossible points. */
export function sharedResult(code: string, now: number): SharedResult | null {
  const result = readShareCode(code)
  if (!result) return null
  const age = daysBetween(LAUNCH_DAY, result.day)
  if (age < 0 || daysBetween(result.day, addDays(dayAt(now), 1)) < 0) return null
  if (result.kind === 'cup' && !isCup(result)) return null
  return result.points <= mostPoints(result) ? result : null
}

const WEEK_DAYS = 7

const isCup = ({ day, points, place, of }: SharedCup): boolean =>
  weekday(day) === 0 &&
  (of === 0 ? place === 0 && cupOfWeek(points).won !== null : place >= 1 && place <= of && of <= LEAGUE_SEATS)

function mostPoints(result: SharedResult): number {
  const games = result.kind === 'game' ? [gameOf(result.game)] : CATALOGUE
  const points = games.flatMap(({ modes }) =>
    modes.filter(({ counts }) => counts === 'daily').map((mode) => mode.maxPoints),
  )
  const day = points.reduce((sum, most) => sum + most, MOST_BONUS)
  if (result.kind !== 'cup') return day
  return (isOwnCup(result) ? WEEK_DAYS : BEST_DAYS) * day
}

/** Words of a shared result, for its card and its page. */
export function sharedWords(locale: Locale, result: SharedResult) {
  const t = messages(locale, 'cards')
  const points = plural(locale, t.points, result.points)
  const date = dateText(locale, toIsoDate(result.day), { day: 'numeric', month: 'long' })
  const game = result.kind === 'game' ? messages(locale, 'games')[result.game] : ''
  if (result.kind === 'cup') {
    const name = fill(t.cup, { week: periodAt('week', result.day).of.slice(-2).replace(/^0/, '') })
    if (isOwnCup(result)) {
      const metal = messages(locale, 'week')[`the-${cupOfWeek(result.points).won!}`]
      const title = fill(t.cupTitle, { cup: name, points, place: metal.toLowerCase() })
      return { title, description: t.ownCupDescription, name, place: metal }
    }
    const place = fill(t.cupPlace, { rank: placeAlone(locale, result.place), of: result.of })
    return { title: fill(t.cupTitle, { cup: name, points, place }), description: t.cupDescription, name, place }
  }
  return result.kind === 'day'
    ? { title: fill(t.dayTitle, { points, date }), description: t.dayDescription, name: t.fullTime }
    : { title: fill(t.gameTitle, { game, points, date }), description: t.gameDescription, name: game }
}

/** Number of cells, rounds or guesses in games whose card shows "7/8"; other games show points. */
const PARTS: Partial<Record<GameId, number>> = {
  ...{ wordle: 8, tictactoe: 9, pixels: 5, statistics: 10, stadiums: 6, split: 3, blur: 5, bingo: 16 },
  higherlower: 10,
}
/** Number of marks in the single row of a game; a run given up early is padded to it. */
const ROUNDS: Partial<Record<GameId, number>> = {
  ...{ pixels: 5, statistics: 10, stadiums: 6, split: 3, age: 10, blur: 5, higherlower: 10 },
}

function figureOf(locale: Locale, { game, rows, won, points }: SharedGame): Pick<Card, 'figure' | 'unit'> {
  const of = PARTS[game]
  if (!of) return pointsOf(locale, points)
  const found = rows.flat().filter((mark) => mark === 'good' || mark === 'fair').length
  const count = game === 'wordle' ? rows.length : found
  return { figure: game === 'wordle' && !won ? `×/${of}` : `${Math.min(of, count)}/${of}` }
}

const pointsOf = (locale: Locale, points: number) => ({
  figure: number(locale, points),
  unit: plural(locale, messages(locale, 'cards').unit, points),
})

function padded({ game, rows }: Pick<SharedGame, 'game' | 'rows'>): SharedGame['rows'] {
  const [row = []] = rows
  const missing = Math.max(0, (ROUNDS[game] ?? 0) - row.length)
  return missing > 0 ? [[...row, ...Array.from({ length: missing }, () => 'closed' as const)]] : rows
}

/** Card of a shared result; it never shows names. `answers`: pictures of the answers, allowed once the day is over. */
export function resultCard(locale: Locale, result: SharedResult, answers: Card['answers'] = []): Card {
  const note = dateText(locale, toIsoDate(result.day), { weekday: 'short', day: 'numeric', month: 'short' })
  const { contrast, points } = result
  if (result.kind === 'cup') {
    const { name, place } = sharedWords(locale, result)
    return {
      title: name,
      ...pointsOf(locale, points),
      hook: place!,
      note: messages(locale, 'cards').beat,
      trophy: { kind: 'cup' },
    }
  }
  const shown = { title: sharedWords(locale, result).name, note, answers }
  if (result.kind === 'day') {
    const marks = result.marks.slice(0, CATALOGUE.length)
    const trophy = { kind: 'team', marks, contrast } as const
    return { ...shown, ...pointsOf(locale, points), trophy, paper: points === 0 }
  }
  const { game, won } = result
  const trophy = { kind: 'game', game, rows: padded(result), contrast } as const
  return { ...shown, ...figureOf(locale, result), number: gameOf(game).number, trophy, paper: !won }
}

/**
 * Card of a challenge: game, points to beat and marks of the run; the name only where the challenger agreed to show it.
 * `invites`: the card names the challenger, which the challenge's page does next to its card.
 */
export function challengeCard(locale: Locale, { challenge, rows }: ChallengeCard, invites = true): Card {
  const t = messages(locale, 'cards')
  const { game, challenger } = challenge
  const by = challenger.by !== null && canWrite('display', challenger.by) ? challenger.by : null
  const marks = padded({ game, rows })
  return {
    ...pointsOf(locale, challenger.points),
    title: messages(locale, 'games')[game],
    ...(invites && { hook: fill(t.challenges, { who: by ?? messages(locale, 'challenge').friend }) }),
    note: t.beat,
    number: gameOf(game).number,
    // A run given up before its first move has no marks.
    trophy: marks.flat().length > 0 ? { kind: 'game', game, rows: marks, contrast: false } : { kind: 'asked', game },
    paper: !challenger.won,
  }
}

/** Longest wait for a drawing before the answer redirects to the plain card. */
const MAX_WAIT_MS = 1_000

type Answer = { cache: string; otherwise: string }

/** Answers with the drawing, or redirects to the card at `otherwise` while the queue is long. */
export async function orPageCard(drawing: Promise<Buffer>, { cache, otherwise }: Answer): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS, null)))
  const bytes = await Promise.race([drawing, late]).finally(() => clearTimeout(timer))
  if (bytes) {
    const answer = pictureAnswer(bytes, 'png', { 'cache-control': cache })
    // Pages of other sites embed it.
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }
  return new Response(null, { status: 302, headers: { location: otherwise, 'cache-control': 'no-store' } })
}

export const drawn = (card: Card): Promise<Buffer> => cardPng(cardSvg(card))
