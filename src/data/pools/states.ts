import type { Day } from '#core/days.ts'
import { THEMES } from '../themes.ts'
import {
  LEAGUES,
  type Club,
  type ClubRecord,
  type Estimate,
  type Footballer,
  type Honour,
  type LeagueId,
  type Season,
  type Tournament,
} from '../types.ts'
import { agePool } from './ages.ts'
import { careerPathPool } from './career-path.ts'
import { criteriaOf } from './criteria.ts'
import { crossingsOf, LEAST_ANSWERS } from './crossings.ts'
import { stadiumPool } from './grounds.ts'
import { blurPool, pixelsPool, pixelsThemePool, splitPool } from './pictures.ts'
import { ITEMS_A_DAY, LEAST_ANSWERS_POOL } from './repeats.ts'
import { seasonPool } from './seasons.ts'
import { LEAST, state, type PoolState } from './state.ts'
import { valuePool } from './values.ts'
import { wordlePool } from './wordle.ts'

export type PoolFacts = {
  footballers: readonly Footballer[]
  clubs: readonly Club[]
  clubRecords: ReadonlyMap<string, ClubRecord>
  values: ReadonlyMap<string, { current: Estimate | null }>
  seasons: readonly Season[]
  died: ReadonlyMap<string, number>
  squads: ReadonlyMap<string, readonly Tournament[]>
  honours: ReadonlyMap<string, readonly Honour[]>
  /** Ids of who has a picture. */
  pictures: ReadonlySet<string>
  /** The day for which ages are asked. */
  day: Day
}

/** Every pool with its size, and why it is closed where it is. */
export const poolStates = (facts: PoolFacts): PoolState[] => [
  ...namePools(facts),
  ...picturePools(facts),
  ...figurePools(facts),
  ...placePools(facts),
  ...gridPools(facts),
]

function namePools({ footballers }: PoolFacts): PoolState[] {
  const wordle = (mode: Parameters<typeof wordlePool>[0], least: number) =>
    state({ game: 'wordle', mode, items: 'footballers', size: wordlePool(mode, footballers).length, least })
  const career = (mode: Parameters<typeof careerPathPool>[0], least: number) =>
    state({ game: 'career-path', mode, items: 'footballers', size: careerPathPool(mode, footballers).length, least })
  return [
    wordle('easy', LEAST.wordleEasy),
    wordle('normal', LEAST_ANSWERS_POOL),
    wordle('hard', LEAST_ANSWERS_POOL),
    wordle('today', LEAST_ANSWERS_POOL),
    career('classic', LEAST_ANSWERS_POOL),
    career('hard', LEAST.careerPathHard),
    career('today', LEAST_ANSWERS_POOL),
  ]
}

function picturePools({ footballers, pictures, squads, honours }: PoolFacts): PoolState[] {
  const pixels = (mode: Parameters<typeof pixelsPool>[0]) =>
    state({
      game: 'pixels',
      mode,
      items: 'faces',
      size: pixelsPool(mode, footballers, pictures).length,
      least: LEAST.faces,
    })
  const themes = THEMES.map((part) =>
    state({
      game: 'pixels',
      mode: 'themes',
      part,
      items: 'faces',
      size: pixelsThemePool(part, footballers, { squads, honours }, pictures).length,
      least: LEAST.themeFaces,
    }),
  )
  // A picture takes one face of each tier: the smallest decides.
  const tiers = Object.values(splitPool(footballers, pictures)).map(({ length }) => length)
  const split = { game: 'split', items: 'faces', size: Math.min(...tiers), least: LEAST.tierFaces } as const
  return [pixels('easy'), pixels('hard'), pixels('today'), ...themes, state({ ...split, mode: 'normal' })]
}

function figurePools({ footballers, values, seasons, died, day }: PoolFacts): PoolState[] {
  const value = (mode: Parameters<typeof valuePool>[0], league?: LeagueId) =>
    state({
      game: 'higherlower',
      mode,
      part: league ?? null,
      items: 'footballers',
      size: valuePool(mode, footballers, values, league).length,
      least: LEAST.valuesOfALeague,
    })
  const season = (mode: Parameters<typeof seasonPool>[0]) => {
    const sizes = [...seasonPool(mode, footballers, seasons).values()].map(({ length }) => length)
    const size = Math.min(...sizes, Infinity)
    return state({
      game: 'statistics',
      mode,
      items: 'seasons',
      size: sizes.length === 0 ? 0 : size,
      least: LEAST.seasonsOfAYear,
    })
  }
  return [
    value('normal'),
    ...LEAGUES.map((league) => value('normal', league)),
    value('ranked'),
    value('today'),
    season('normal'),
    season('ranked'),
    season('today'),
    state({
      game: 'age',
      mode: 'normal',
      items: 'footballers',
      size: agePool(footballers, died, day).length,
      least: LEAST.ages,
    }),
  ]
}

function placePools({ clubs, clubRecords }: PoolFacts): PoolState[] {
  const stadiums = (mode: string, league?: LeagueId) =>
    state({
      game: 'stadiums',
      mode,
      part: league ?? null,
      items: 'grounds',
      size: stadiumPool(clubs, clubRecords, league).length,
      least: league ? LEAST.groundsOfALeague : ITEMS_A_DAY.stadiums * LEAST.groundsOfALeague,
    })
  const blur = (mode: Parameters<typeof blurPool>[0]) =>
    state({ game: 'blur', mode, items: 'crests', size: blurPool(mode, clubs, clubRecords).length, least: LEAST.crests })
  return [
    ...LEAGUES.map((league) => stadiums('easy', league)),
    stadiums('hard'),
    blur('easy'),
    blur('hard'),
    blur('today'),
  ]
}

function gridPools({ footballers, honours }: PoolFacts): PoolState[] {
  const criteria = criteriaOf(footballers, honours, LEAST.holders)
  const grid = (game: 'tictactoe' | 'bingo', mode: keyof typeof LEAST_ANSWERS) =>
    state({
      game,
      mode,
      items: 'crossings',
      size: crossingsOf(criteria, LEAST_ANSWERS[mode]).length,
      least: LEAST.crossings,
    })
  return [grid('tictactoe', 'normal'), grid('tictactoe', 'hard'), grid('bingo', 'normal')]
}
