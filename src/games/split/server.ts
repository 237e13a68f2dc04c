import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import { split, isNamed, outcomeOf, SPLIT_BARS, picksOf, sharesOf, type Setup, type State } from './rules/engine.ts'
import { otherById } from '#data/others.ts'
import { REPEATS } from '#data/pools.ts'
import { dealtOrNull } from '#games/deal-apart.ts'
import { faceOf } from '#games/face/index.ts'
import { runRules } from '#games/run-rules.ts'
import { dealThree, type Three } from './deal/deal.ts'
import { THIRDS, type Level } from './rules/terms.ts'
import { castingFrom, castingOf, castingOn, levelOn } from './deal/roster.ts'
import { SplitAction } from './rules/action.ts'

/** Rules of Split challenges: a run dealt by the server stays valid while all three footballers exist. */
const challenge = heldChallenge<Setup>(
  ({ faces }) => faces.every(({ id }) => footballerById(id) !== undefined),
  ({ level }) => level,
)

/** Quoted ids and names of the open thirds, because a short name is part of other words. */
const hiddenValuesOf = (state: State): string[] =>
  split.isOver(state)
    ? []
    : state.setup.faces.filter(({ id }) => !isNamed(state, id)).flatMap(({ id, name }) => [`"${id}"`, `"${name}"`])

/** Number of thirds shown: none in the text version before the end. */
const openedOf = (state: State): number => (state.inWords && !split.isOver(state) ? 0 : THIRDS.length)

/** Server rules of Split, for the daily and for practice. */
export const splitRuns = runRules({
  engine: split,
  action: SplitAction,
  resolve(wire) {
    if (wire.type !== 'guess') return wire
    const who = footballerById(wire.player) ?? otherById(wire.player)
    return who ? { type: 'guess' as const, who: { id: who.id, name: who.name } } : 'unknown-player'
  },
  refusals: {},
  outcome: outcomeOf,
  marks: ({ thirds }) => [thirds.map(({ isFound }) => (isFound ? 'good' : 'closed'))],
  isAnswered: (state) => state.named.length > 0,
  distribution: SPLIT_BARS,
  about: ({ setup }) => setup.faces.map(({ id }) => id),
  hiddenValues: hiddenValuesOf,
  picks: picksOf,
  facts: (state, _, counts) => sharesOf(state, counts),
  pictures(state) {
    const [left, centre, right] = state.setup.faces
    const inShirts = state.setup.level === 'normal'
    return [{ kind: 'split', ids: [left.id, centre.id, right.id], inShirts, opened: openedOf(state) }]
  },
  twin: { type: 'words', on: true },
  challenge,
  practice: {
    deal: (random, { mode, leagues }) => {
      const level: Level = mode === 'hard' ? 'hard' : 'normal'
      const casting = castingFrom(level, leagues)
      return casting && dealtOrNull((): Setup => setupOf(dealThree(casting, random), level))
    },
    setupOf: ({ setup }) => setup,
  },
  sidePanel: {
    pool: () =>
      castingOf('normal')
        ?.tiers.flat(2)
        .map(({ id }) => id) ?? [],
    names: true,
  },
  daily: {
    deal(random, past, day, taken = new Set()) {
      const casting = castingOn(day, taken)
      return (
        casting &&
        dealtOrNull(() => {
          const { faces, level } = setupOf(dealThree(casting, random, past), levelOn(day))
          return { setup: { faces, level }, used: faces.map(({ id }) => id), names: faces.map(({ name }) => name) }
        })
      )
    },
    // A footballer must not return within the days of a pair (docs/games/split.md).
    keep: { days: REPEATS.pairDays },
    answers: ({ faces }) => faces.map(({ id }) => ({ kind: 'portrait', id })),
    drawing: ({ faces }) => ({ kind: 'portrait', id: faces[1].id }),
  },
})

const setupOf = ([left, centre, right]: Three, level: Level): Setup => ({
  faces: [faceOf(left), faceOf(centre), faceOf(right)],
  level,
})
