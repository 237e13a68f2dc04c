import { daysBetween, isDay, type Day } from '#core/days.ts'
import type { Random } from '#core/random.ts'
import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import type { PickCount } from '#games/picked.ts'
import { runRules } from '#games/run-rules.ts'
import { onDay } from '#games/week.ts'
import { FITS } from './deal/catalogue-file.ts'
import { dealBoard, type Avoid } from './deal/deal.ts'
import { PRACTICE_DAYS, WEEK, type Level as BoardLevel } from './deal/levels.ts'
import { proofOf } from './deal/proofs.ts'
import { isPictured, roster } from './deal/roster.ts'
import { setupOf } from './deal/setup.ts'
import { BackFourAction } from './rules/action.ts'
import {
  BACK_FOUR_BARS,
  backFour,
  foundIn,
  outcomeOf,
  picksOf,
  sharesOf,
  type Facts,
  type Setup,
  type State,
} from './rules/engine.ts'
import { LEVELS, type Kit, type Level } from './rules/terms.ts'

/** Days before a sentence and a footballer return, in both directions. */
const [SENTENCE_DAYS, MAN_DAYS] = [30, 7]
const NOTHING: Avoid = { groups: new Set(), men: new Set() }

/** Rules of Back four challenges: a run dealt by the server stays valid while all sixteen exist. */
const challenge = heldChallenge<Setup>(
  ({ tiles }) => tiles.every(({ id }) => footballerById(id) !== undefined),
  ({ level }) => level,
)

function dealt(level: BoardLevel, avoid: Avoid, name: Level, random: Random): Setup | null {
  const board = dealBoard(roster(), level, avoid, random)
  return board && setupOf(roster(), board, name, random)
}

/** Quoted ids, because a short one is part of other words, and the sentences of open groups. */
function hiddenValuesOf(state: State): string[] {
  if (backFour.isOver(state)) return []
  const { setup, hinted } = state
  const shown = [...foundIn(state), ...(hinted === null ? [] : [hinted])]
  const open = setup.groups.filter((_, kit) => !shown.includes(kit as Kit))
  return [...setup.tiles.map(({ id }) => `"${id}"`), ...open.flatMap(({ sentence }) => Object.values(sentence))]
}

/** Told after the end: a fact about each footballer, tiles of two groups, and how many found each group. */
function factsOf(state: State, counts: readonly PickCount[]): Facts {
  const { tiles, groups } = state.setup
  const byKey = new Map(roster().groups.map((group) => [group.key, group]))
  const placeOf = new Map(roster().men.map(({ id }, place) => [id, place]))
  const friends = tiles.flatMap(({ id }, cell) =>
    groups.flatMap(({ key, cells }, kit) => {
      const isSecond = !cells.includes(cell) && byKey.get(key)?.fits[placeOf.get(id) ?? -1] === FITS
      return isSecond ? { cell, kit: kit as Kit } : []
    }),
  )
  const proofs = groups.map(({ key, cells }) => cells.map((cell) => proofOf(key, tiles[cell]!.id)))
  return { proofs, friends, found: sharesOf(state, counts) }
}

/** Keys of footballers near the day; every key of a group is near enough. */
const restsOn = (past: readonly string[], day: Day): Avoid => {
  const dated = past.map((key) => key.split(' ', 2) as [string, string?])
  return {
    groups: new Set(dated.flatMap(([key, id]) => (id === undefined ? key : []))),
    men: new Set(
      dated.flatMap(([used, id]) => (id && isDay(used) && Math.abs(daysBetween(used, day)) <= MAN_DAYS ? id : [])),
    ),
  }
}

/** Server rules of Back four, for the daily and for practice. */
export const backFourRuns = runRules({
  engine: backFour,
  action: BackFourAction,
  resolve: (wire) => wire,
  refusals: {
    'already-over': 'already-over',
    'already-guessed': 'already-guessed',
    'cell-taken': 'cell-taken',
    'no-hint-left': 'no-hint-left',
  },
  outcome: outcomeOf,
  isAnswered: (state) => state.tries.length > 0,
  distribution: BACK_FOUR_BARS,
  hiddenValues: hiddenValuesOf,
  picks: picksOf,
  pictures: ({ setup }) => setup.tiles.map(({ id }) => ({ kind: 'head', id, opened: isPictured(id) ? 1 : 0 })),
  facts: (state, _, counts) => factsOf(state, counts),
  challenge,
  practice: {
    deal: (random, { mode }) => {
      const level = LEVELS.find((known) => known === mode) ?? 'normal'
      return dealt(WEEK[PRACTICE_DAYS[level]], NOTHING, level, random)
    },
    setupOf: ({ setup }) => setup,
  },
  // Shows nobody: a face beside the board would be a hint.
  sidePanel: null,
  daily: {
    deal(random, past, day, taken = new Set()) {
      const { groups: rested, men } = restsOn(past, day)
      const asked = roster().men.filter(({ id }) => taken.has(footballerById(id)!.name))
      const avoid = { groups: rested, men: new Set([...men, ...asked.map(({ id }) => id)]) }
      const setup = dealt(onDay(WEEK, day), avoid, 'normal', random)
      if (!setup) return null
      const { tiles, groups } = setup
      const used = [...groups.map(({ key }) => key), ...tiles.map(({ id }) => `${day} ${id}`)]
      return { setup, used, names: groups.map(({ sentence }) => sentence.en) }
    },
    keep: { days: SENTENCE_DAYS },
    // One face of each group: marks are of tries, not of footballers.
    answers: ({ tiles, groups }) =>
      groups.map(({ cells }) => {
        const drawn = cells.map((cell) => tiles[cell]!.id).find(isPictured)
        return drawn === undefined ? null : { kind: 'portrait', id: drawn }
      }),
  },
})
