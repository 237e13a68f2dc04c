import { pictureAddress } from '#core/picture-address.ts'
import type { PastAnswer, Today } from '#contracts/today.ts'
import { addDays, dayAt, isOverEverywhere, isTodaySomewhere, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { periodAt } from '#core/periods.ts'
import { clubById, footballerById } from '#data/facts.ts'
import { boardPage } from './boards/page.ts'
import type { BoardOf } from './boards/period.ts'
import { dailyNumber, gamesOn, type Game } from '#games/catalogue.ts'
import { HttpError } from './http-error.ts'
import { addressVersion } from './pictures/render.ts'
import { shownFor } from './pictures/shown.ts'
import { quizNow } from './quiz/live.ts'
import { figuresOf, puzzleOf, type DayFigures } from './runs/daily.ts'
import { distributionFrom, foundPercent, medianOf } from './runs/distribution.ts'
import { RUN_GAMES } from './runs/registry.ts'
import type { Drawing, RunGame } from '#games/run-rules.ts'

const TABLE_SIZE = 5
const HIGHLIGHTS = 3
const PICTURE_WIDTH = 256

/** Live data of the home page for a day. Throws `date-not-open` unless it is today in some time zone. */
export async function todayOf(day: Day, now: number): Promise<Today> {
  if (!isTodaySomewhere(day, now)) throw new HttpError('date-not-open')
  const [quiz, table, answers] = await Promise.all([quizOf(now), tableOf(now), answersOf(now)])
  return { quiz, table, answers, highlights: highlightsOf(answers) }
}

/** Null when nobody is waiting or the rooms are down. */
async function quizOf(now: number): Promise<Today['quiz']> {
  const { kickOffAt, waiting } = await quizNow(now)
  return !waiting ? null : { nextAt: new Date(kickOffAt).toISOString(), waiting }
}

/** Leaders of a UTC day by verified points. */
async function tableOf(now: number): Promise<Today['table']> {
  const of: BoardOf = { board: 'all', period: periodAt('day', dayAt(now)) }
  const { rows } = await boardPage(of, now, TABLE_SIZE)
  return rows.map(({ rank, username, photo_url, score }) => ({ rank, username, photo_url, points: score }))
}

/**
 * Answers of the last day that is over in all time zones; leaves out games that were not open or lacked material.
 */
export async function answersOf(now: number, catalogue?: readonly Game[]): Promise<PastAnswer[]> {
  const utcDay = dayAt(now)
  const day = [addDays(utcDay, -1), addDays(utcDay, -2)].find((past) => isOverEverywhere(past, now))
  if (!day) return []
  const games = gamesOn(day, catalogue)
  const figures = await figuresOf(day)
  const answers = await Promise.all(
    games.map(({ id }) => answerOf(id, RUN_GAMES[id], day, figures).catch(unlessClosed)),
  )
  return answers.flatMap((answer) => answer ?? [])
}

/** Answers with a picture, the least often found first; those with too few plays last, in shirt order. */
export const highlightsOf = (answers: readonly PastAnswer[]): PastAnswer[] =>
  answers
    .filter(({ subject, picture }) => subject !== null && picture !== null)
    .sort((one, other) => (one.solved ?? Infinity) - (other.solved ?? Infinity) || 0)
    .slice(0, HIGHLIGHTS)

function unlessClosed(error: unknown): null {
  if (error instanceof HttpError && error.code === 'mode-closed') return null
  throw error
}

async function answerOf(id: GameId, game: RunGame, date: Day, known: DayFigures): Promise<PastAnswer> {
  const { names, setup } = known.get(id) ?? (await puzzleOf(id, game, date))
  const counts = known.get(id)?.counts ?? {}
  const distribution = distributionFrom(counts, game.distribution)
  const figures = {
    solved: foundPercent(distribution, game.distribution),
    median: medianOf(distribution, game.distribution),
  }
  const drawing = game.drawing(setup)
  const subject = game.sidePanel?.names && drawing ? subjectOf(drawing) : null
  return {
    game: id,
    date,
    number: dailyNumber(id, date),
    names,
    subject,
    picture: await addressOf(drawing),
    ...figures,
  }
}

const subjectOf = ({ kind, id }: Drawing): string | null =>
  (kind === 'portrait' ? footballerById(id)?.name : kind === 'crest' ? clubById(id)?.name : null) ?? null

async function addressOf(drawing: Drawing | null): Promise<string | null> {
  const shown = drawing && (await shownFor(drawing))
  if (!shown) return null
  const { kind, id, picture } = shown
  return kind === 'portrait'
    ? pictureAddress(`portrait/${id}.webp?w=${PICTURE_WIDTH}`, addressVersion(picture))
    : pictureAddress(`${kind}/${id}.svg`)
}
