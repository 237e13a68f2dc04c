import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ChallengeAnswer } from '#contracts/challenges.ts'
import { addDays, dayAt, daysBetween, LAUNCH_DAY, toIsoDate } from '#core/days.ts'
import { readShareCode, type SharedResult } from '#core/share-code.ts'
import { CATALOGUE, gameOf } from '#games/catalogue.ts'
import { dateText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { cardSvg, type Card } from '#pictures/card/card.ts'
import { canWrite } from '#pictures/card/letters.ts'
import { pictureAnswer } from './pictures/answer.ts'
import { painted } from './pictures/painting.ts'

/** More than any day or game pays: links with more were not made by us. */
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
  return result.points <= mostPoints(result) ? result : null
}

function mostPoints(result: SharedResult): number {
  const games = result.kind === 'day' ? CATALOGUE : [gameOf(result.game)]
  const points = games.flatMap(({ modes }) =>
    modes.filter(({ counts }) => counts === 'daily').map((mode) => mode.maxPoints),
  )
  return points.reduce((sum, most) => sum + most, MOST_BONUS)
}

/** Words of a shared result, for its card and its page. */
export function sharedWords(locale: Locale, result: SharedResult) {
  const t = messages(locale, 'cards')
  const points = plural(locale, t.points, result.points)
  const date = dateText(locale, toIsoDate(result.day), { day: 'numeric', month: 'long' })
  const game = result.kind === 'game' ? messages(locale, 'games')[result.game] : ''
  return result.kind === 'day'
    ? { title: fill(t.dayTitle, { points, date }), description: t.dayDescription, name: t.fullTime }
    : { title: fill(t.gameTitle, { game, points, date }), description: t.gameDescription, name: game }
}

/** A shared result without names: what was named, nobody sees. `answers`: pictures of what was asked, after the day. */
export function resultCard(locale: Locale, result: SharedResult, answers: Card['answers'] = []): Card {
  const date = dateText(locale, toIsoDate(result.day), { weekday: 'short', day: 'numeric', month: 'short' })
  const { contrast, points } = result
  const shown = { title: sharedWords(locale, result).name, figure: number(locale, points), note: date }
  if (result.kind === 'day') {
    const marks = result.marks.slice(0, CATALOGUE.length)
    return { ...shown, trophy: { kind: 'team', marks, contrast }, answers, paper: points === 0 }
  }
  const trophy = { kind: 'game', game: result.game, rows: result.rows, contrast } as const
  return { ...shown, number: gameOf(result.game).number, trophy, answers, paper: !result.won }
}

/** A challenge: game, shirt, points to beat; the name only where the challenger agreed to show it. */
export function challengeCard(locale: Locale, { game, challenger }: ChallengeAnswer): Card {
  const t = messages(locale, 'cards')
  const by = challenger.by !== null && canWrite('display', challenger.by) ? challenger.by : null
  const who = by ?? messages(locale, 'challenge').friend
  const hook = fill(t.toBeat, { who, points: plural(locale, t.points, challenger.points) })
  return {
    title: messages(locale, 'games')[game],
    note: t.beat,
    trophy: { kind: 'shirt', number: gameOf(game).number, hook },
  }
}

/** Longest wait for a drawing before the chat gets the plain card instead. */
const PATIENCE_MS = 1_000

type Answer = { cache: string; otherwise: string }

/** Answers with the drawing, or redirects to the card at `otherwise` while the queue is long. */
export async function orPageCard(drawing: Promise<Buffer>, { cache, otherwise }: Answer): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)))
  const bytes = await Promise.race([drawing, late]).finally(() => clearTimeout(timer))
  if (bytes) {
    const answer = pictureAnswer(bytes, 'png', { 'cache-control': cache })
    // Chats and boards of other sites show it.
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }
  return new Response(null, { status: 302, headers: { location: otherwise, 'cache-control': 'no-store' } })
}

export const drawn = (card: Card): Promise<Buffer> => cardPng(cardSvg(card))
