import sharp from 'sharp'
import { isOverEverywhere, type Day } from '#core/days.ts'
import { isInLineUp } from '#core/formation.ts'
import type { GameId } from '#core/games.ts'
import type { SharedCup, SharedResult } from '#core/share-code.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import type { Drawing } from '#games/run-rules.ts'
import { required } from './env.ts'
import { rendered } from './pictures/render.ts'
import { shownFor } from './pictures/shown.ts'
import { figuresOf, type DayFigures } from './runs/daily.ts'
import { RUN_GAMES } from './runs/registry.ts'
import { ttlCached } from './ttl-cache.ts'

const CACHE_MS = 600_000
/** Games on the card of a whole day, in the order of the card's marks. */
const LINE_UP = CATALOGUE.filter(isInLineUp)
const INNER_PX = 208
const MARGIN_PX = 24

type SharedDaily = Exclude<SharedResult, SharedCup>

/** True for a result whose card may show the answers, because its day is over everywhere. */
export const showsAnswers = (result: SharedResult, now: number): result is SharedDaily =>
  result.kind !== 'cup' && isOverEverywhere(result.day, now)

/**
 * Pictures of the answers of a shared daily, as data URLs: all of a game, or one per game of a whole day. Null stands
 * for a puzzle that was never drawn. Call it only when `showsAnswers`.
 */
export async function answerPictures(result: SharedDaily): Promise<(string | null)[]> {
  const figures = await cachedFigures(`${required('PUBLIC_SUPABASE_URL')} ${result.day}`, result.day)
  return Promise.all(drawingsOf(result, figures).map(addressOf))
}

const cachedFigures = ttlCached(CACHE_MS, (_: string, day: Day) => figuresOf(day))

function drawingsOf(result: SharedDaily, figures: DayFigures): (Drawing | null)[] {
  const setupOf = (game: GameId) => figures.get(game)?.setup
  if (result.kind === 'day')
    return LINE_UP.map(({ id }) => (figures.has(id) ? RUN_GAMES[id].drawing(setupOf(id)) : null))
  return figures.has(result.game) ? RUN_GAMES[result.game].daily.answers(setupOf(result.game)) : []
}

async function addressOf(drawing: Drawing | null): Promise<string | null> {
  const shown = drawing && (await shownFor(drawing))
  if (!shown) return null
  const { kind, id, picture } = shown
  const bytes = await rendered({ kind, id, format: 'png' }, picture)
  const square = kind === 'crest' ? await squared(bytes) : bytes
  return `data:image/png;base64,${square.toString('base64')}`
}

/** Makes a picture square and adds a margin: cards crop pictures to squares and circles. */
function squared(png: Buffer): Promise<Buffer> {
  const background = '#fff'
  return sharp(png)
    .resize(INNER_PX, INNER_PX, { fit: 'contain', background })
    .extend({ top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX, background })
    .png()
    .toBuffer()
}
