import type { SidePanel } from '#contracts/side-panel.ts'
import { dayAt } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { footballerById } from '#data/facts.ts'
import { poolOn } from '#games/age/deal/roster.ts'
import { crestsOf } from '#games/blur/deal/roster.ts'
import { answerPool as careers } from '#games/career-path/deal/roster.ts'
import { dailyPool } from '#games/higherlower/deal/roster.ts'
import { facesOf } from '#games/pixels/deal/roster.ts'
import { castingOf } from '#games/split/deal/roster.ts'
import { todayPool } from '#games/statistics/deal/roster.ts'
import { answerPool } from '#games/wordle/deal/roster.ts'
import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages, type Messages } from '#i18n/messages/index.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Fits into two rows. */
const SHOWN = 8
const WIDTH = 128

type Words = Messages<'beside'>
type Of = {
  /** Ids of everyone who can be asked. */
  pool?: () => readonly string[]
  draws?: 'faces' | 'crests'
  /** One footballer a day, referred to as "he". */
  isHe?: boolean
  /** True when yesterday's answers are few enough to name. */
  names?: boolean
  median?: (t: Words) => Words['medianGuesses']
  note?: (t: Words) => { title: string; says: string }
}

/** Side panel of each game. A game that asks by criteria or on a map has none. */
const GAMES: Record<GameId, Of> = {
  wordle: {
    pool: () => answerPool('today').map(({ id }) => id),
    isHe: true,
    names: true,
    median: (t) => t.medianGuesses,
    note: (t) => ({ title: t.anyName, says: t.anyNameSays }),
  },
  'career-path': { pool: () => careers('today').map(({ id }) => id), isHe: true, names: true },
  age: { pool: () => poolOn(dayAt(Date.now())).map(({ id }) => id) },
  higherlower: { pool: () => dailyPool.map(({ footballer }) => footballer.id) },
  statistics: { pool: () => [...todayPool.values()].flat().map(({ footballer }) => footballer.id) },
  pixels: { pool: () => facesOf('today').map(({ id }) => id), names: true },
  blur: { pool: () => crestsOf('today').map(({ id }) => id), draws: 'crests', names: true },
  split: {
    pool: () =>
      castingOf('normal')
        ?.tiers.flat(2)
        .map(({ id }) => id) ?? [],
    names: true,
  },
  stadiums: { names: true },
  tictactoe: {},
  bingo: {},
}

/** Content of the side panel file of a game and language. */
export function buildSidePanel(game: GameId, locale: Locale): SidePanel {
  const t = messages(locale, 'beside')
  const of = GAMES[game]
  return { yesterday: yesterdayOf(of, t), could: couldOf(of, locale, t), note: of.note?.(t) ?? null }
}

function yesterdayOf({ isHe, names, median }: Of, t: Words): SidePanel['yesterday'] {
  if (!names) return null
  const [title, earlier] = isHe ? [t.yesterday, t.earlier] : [t.yesterdayMany, t.earlierMany]
  return { title, earlier, solved: t.solved, median: median?.(t) ?? null }
}

function couldOf({ pool, draws = 'faces', isHe }: Of, locale: Locale, t: Words): SidePanel['could'] {
  const ids = [...new Set(pool?.())]
  const drawn = draws === 'crests' ? ids : wellKnown(ids)
  const others = ids.length - SHOWN
  if (drawn.length < SHOWN || others <= 0) return null
  const words = { faces: [t.who, t.whoSays], crests: [t.which, t.whichSays] } as const
  const [title, says] = isHe ? [t.him, t.himSays] : words[draws]
  const pictures = drawn.slice(0, SHOWN).map((id) => addressOf(id, draws))
  return { title, says: fill(says, { count: number(locale, others) }), draws, pictures }
}

const addressOf = (id: string, draws: 'faces' | 'crests'): string =>
  draws === 'crests' ? `/img/crest/${id}.svg` : `/img/portrait/${id}.webp?w=${WIDTH}`

/** Footballers with a drawn portrait, most famous first. */
const wellKnown = (ids: readonly string[]): string[] =>
  ids.filter((id) => PORTRAITS.has(id)).sort((one, other) => fameOf(other) - fameOf(one))

const fameOf = (id: string): number => footballerById(id)?.fame ?? 0
