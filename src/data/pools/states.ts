import { LEAGUES, type LeagueId } from '../types.ts'
import { backFourPool } from './back-four.ts'
import { bingoCriteria } from './bingo.ts'
import { careerPathPool } from './career-path.ts'
import { criteriaOf } from './criteria.ts'
import { crossingsOf, LEAST_ANSWERS } from './crossings.ts'
import { DIFFICULTIES, type Difficulty } from './difficulty.ts'
import { figurePools } from './figure-states.ts'
import { stadiumPool } from './grounds.ts'
import { picturePools } from './picture-states.ts'
import { blurPool } from './pictures.ts'
import { LEAST_ANSWERS_POOL } from './repeats.ts'
import { LEAST, state, type PoolFacts, type PoolState } from './state.ts'
import { LEAST_WORDLE, wordlePool, type WordleMode } from './wordle.ts'

/** All pools with their sizes and reasons for closing. */
export const poolStates = (facts: PoolFacts): PoolState[] => [
  ...namePools(facts),
  ...picturePools(facts),
  ...figurePools(facts),
  ...placePools(facts),
  ...gridPools(facts),
]

function namePools({ footballers }: PoolFacts): PoolState[] {
  const wordle = (mode: WordleMode) =>
    state({
      game: 'wordle',
      mode,
      items: 'footballers',
      size: wordlePool(mode, footballers).length,
      least: LEAST_WORDLE[mode],
    })
  const career = (mode: Parameters<typeof careerPathPool>[0], least: number) =>
    state({ game: 'career-path', mode, items: 'footballers', size: careerPathPool(mode, footballers).length, least })
  return [
    wordle('easy'),
    wordle('normal'),
    wordle('hard'),
    wordle('today'),
    career('classic', LEAST_ANSWERS_POOL),
    career('hard', LEAST.careerPathHard),
    career('today', LEAST_ANSWERS_POOL),
    ...['easy', 'normal', 'hard', 'today'].map((mode) =>
      state({
        game: 'back-four',
        mode,
        items: 'footballers',
        size: backFourPool(footballers).length,
        least: LEAST.backFour,
      }),
    ),
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
      least: league ? LEAST.groundsOfALeague : LEAST.grounds,
    })
  // Only clubs with a record, which hints and texts need.
  const blur = (mode: Parameters<typeof blurPool>[0]) => {
    const size = blurPool(mode, clubs, (id) => clubRecords.has(id)).length
    return state({ game: 'blur', mode, items: 'crests', size, least: LEAST.crests })
  }
  return [
    ...LEAGUES.map((league) => stadiums('easy', league)),
    stadiums('hard'),
    blur('easy'),
    blur('hard'),
    blur('today'),
  ]
}

function gridPools({ footballers, ...evidence }: PoolFacts): PoolState[] {
  const criteria = criteriaOf(footballers, evidence, LEAST.holders)
  // All modes of tic tac toe share one pool.
  const grids = state({
    game: 'tictactoe',
    mode: 'today',
    items: 'crossings',
    size: crossingsOf(criteria, LEAST_ANSWERS).length,
    least: LEAST.crossings,
  })
  const card = (mode: Difficulty) =>
    state({
      game: 'bingo',
      mode,
      items: 'criteria',
      size: bingoCriteria(mode, footballers, evidence).length,
      least: LEAST.cardCriteria,
    })
  return [grids, ...DIFFICULTIES.map(card)]
}
