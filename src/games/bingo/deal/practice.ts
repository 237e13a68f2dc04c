import type { Random } from '#core/random.ts'
import { keyOf, type BingoBand, isKnownEnough } from '#data/pools.ts'
import { DIFFICULTIES, type Difficulty } from '#data/types.ts'
import type { Drawn, PracticeGame } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { decodeBingo, type BingoFacts } from '#search/bingo-pack.ts'
import type { Pack } from '#search/pack.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { dealCard, setupOf } from './deal.ts'
import { bingo, fillers, outcomeOf, type Action, type State, type View, type Facts } from '../rules/engine.ts'
import { CELLS } from '../rules/terms.ts'
import { narrowed } from './narrow.ts'
import { difficultyOf, isTimed, LEVELS, type Level } from './levels.ts'
import { cardOf, PracticeDeal } from './practice-deal.ts'
import { BingoAction } from '../rules/action.ts'

/** Players of the last three cards, which are not dealt again while others are left. */
const RECENT = 100
/** Minimum of criteria per level; fewer would repeat the same questions. */
const LEAST_CRITERIA = 3 * CELLS
/** Maximum of names shown for a cell that stayed open. */
const NAMES_SHOWN = 3

/** Practice from the pack and the criteria file. Throws a TypeError when they come from different builds. */
export function practiceOf(criteria: unknown, pack: Pack): PracticeGame<Level, State, View, BingoAction> {
  const facts = decodeBingo(criteria, pack)
  const bands = new Map(DIFFICULTIES.map((level) => [level, bandIn(facts, pack, level)]))
  const bandOf = (level: Difficulty): BingoBand => bands.get(level)!
  const nameOf = (id: string) => pack.byId.get(id)?.name ?? id
  return {
    follows: (level, drawn) => narrowed(bandOf(difficultyOf(level)), drawn.footballer) !== null,
    levels: () => LEVELS.filter((level) => bandOf(difficultyOf(level)).criteria.length >= LEAST_CRITERIA),
    round(_, level, drawn) {
      const band = bandOf(difficultyOf(level))
      const timed = isTimed(level)
      return dealtRound({
        key: `${practiceKey('bingo')}${level}`,
        recent: RECENT,
        engine: bingo,
        deal: PracticeDeal,
        action: BingoAction,
        setupOf(deal) {
          const card = cardOf(band, deal)
          return card && setupOf(band, card, timed, nameOf)
        },
        resolve: withoutToday,
        next(random, recent) {
          const card = dealNext(band, random, new Set(recent), drawn?.())
          if (!card) throw new RangeError('too little to ask about')
          const cells = card.cells.map(({ key }) => key)
          const players = [...card.players]
          return { deal: { level: band.level, timed, cells, players }, asked: players }
        },
      })
    },
    outcome: outcomeOf,
    facts: (state): Facts => ({ valid: validIn(state, bandOf(state.level), pack) }),
  }
}

/** Attempts at a card of the chosen leagues; with the smallest choice one in twenty fails. */
const TRIES = 3

/** Deals a card with players of the chosen leagues only, or of the whole band when that fails. */
function dealNext(band: BingoBand, random: Random, late: ReadonlySet<string>, drawn: Drawn | undefined) {
  const narrow = drawn && narrowed(band, drawn.footballer)
  for (let attempt = 0; narrow && attempt < TRIES; attempt++) {
    const card = dealCard(narrow.band, random, late, undefined, narrow.among)
    if (card) return card
  }
  return dealCard(band, random, late)
}

/** Drops the server's fresh facts: in a browser the dealt facts are the only ones. */
function withoutToday(action: BingoAction): Action {
  if (action.type === 'place') return { ...action, today: 'no' }
  return action.type === 'wildcard' ? { ...action, today: [] } : action
}

/** Valid players for each open cell, best known first, in the order of the pack. */
function validIn({ cells, turns }: State, { criteria }: BingoBand, { footballers }: Pack): Facts['valid'] {
  return fillers(turns).map((turn, cell) => {
    if (turn !== null) return []
    const asked = keyOf(cells[cell]!)
    const held = criteria.find(({ key }) => key === asked)
    return footballers
      .filter(({ id }) => held?.holders.has(id))
      .slice(0, NAMES_SHOWN)
      .map(({ id, name }) => ({ id, name }))
  })
}

/** Band of a level for practice in a browser: the server's band, restricted to players in the search pack. */
export function bandIn({ players, criteria, levels }: BingoFacts, pack: Pack, level: Difficulty): BingoBand {
  const isOfLevel = isKnownEnough(level)
  const footballers = pack.footballers.filter(isOfLevel)
  const ofLevel = new Set(footballers.map(({ id }) => id))
  const own = (ids: readonly string[]) => new Set(ids.filter((id) => ofLevel.has(id)))
  const { criteria: places, near } = levels[level]
  const keys = criteria.map(({ criterion }) => keyOf(criterion))
  const tooNear = new Map(places.map((at) => [keys[at]!, new Set<string>()]))
  for (const [one, other] of near) {
    tooNear.get(keys[one]!)?.add(keys[other]!)
    tooNear.get(keys[other]!)?.add(keys[one]!)
  }
  return {
    level,
    footballers: players.filter((id) => ofLevel.has(id)).map((id) => ({ id })),
    criteria: places.map((at) => {
      const { criterion, holders, open } = criteria[at]!
      return { criterion, key: keys[at]!, holders: own(holders), open: own(open) }
    }),
    tooNear,
    leagueOf: (club) => pack.clubs.get(club)?.league ?? null,
  }
}
