import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import { foundShares, type PickCount } from '#games/picked.ts'
import { runRules } from '#games/run-rules.ts'
import { FITS } from './deal/catalogue-file.ts'
import { dealDaily, dealPractice, SENTENCE_DAYS } from './deal/daily.ts'
import { proofOf } from './deal/proofs.ts'
import { fitOf, isPictured } from './deal/roster.ts'
import { BackFourAction } from './rules/action.ts'
import { BACK_FOUR_BARS, backFour, outcomeOf, picksOf, type Facts, type Setup, type State } from './rules/engine.ts'
import { kitRows } from './rules/kit-rows.ts'
import { ALL_KITS, GROUPS, type Kit } from './rules/terms.ts'

/** Quoted ids, because a short one is part of other words, and the sentences of open groups. */
function hiddenValuesOf(state: State): string[] {
  const { over, rows, hint } = backFour.view(state, 0)
  if (over) return []
  const { setup } = state
  const open = ALL_KITS.filter((kit) => kit !== hint?.kit && !rows.some((row) => row.kit === kit))
  const sentences = open.flatMap((kit) => Object.values(setup.groups[kit]!.sentence))
  return [...setup.tiles.map(({ id }) => `"${id}"`), ...sentences]
}

/** Told after the end: a fact about each footballer, tiles of two groups, and how many found each group. */
function factsOf({ setup: { tiles, groups } }: State, counts: readonly PickCount[]): Facts {
  const isFriend = (cell: number, kit: Kit) =>
    !groups[kit]!.cells.includes(cell) && fitOf(groups[kit]!.key, tiles[cell]!.id) === FITS
  return {
    proofs: groups.map(({ key, cells }) => cells.map((cell) => proofOf(key, tiles[cell]!.id))),
    friends: tiles.flatMap((_, cell) => ALL_KITS.flatMap((kit) => (isFriend(cell, kit) ? { cell, kit } : []))),
    found: foundShares(counts, GROUPS),
  }
}

/** Kits A to D, as in the link of a shared result. */
const MARKS = ['good', 'fair', 'poor', 'closed'] as const

/** Server rules of Back four, for the daily and for practice. */
export const backFourRuns = runRules({
  engine: backFour,
  action: BackFourAction,
  resolve: (wire) => wire,
  refusals: {},
  outcome: outcomeOf,
  marks: (view) => kitRows(view).map((kits) => kits.map((kit) => MARKS[kit])),
  isAnswered: (state) => state.tries.length > 0,
  distribution: BACK_FOUR_BARS,
  hiddenValues: hiddenValuesOf,
  picks: picksOf,
  pictures: ({ setup }) => setup.tiles.map(({ id }) => ({ kind: 'head', id, opened: isPictured(id) ? 1 : 0 })),
  facts: (state, _, counts) => factsOf(state, counts),
  challenge: heldChallenge<Setup>(
    ({ tiles }) => tiles.every(({ id }) => footballerById(id) !== undefined),
    ({ level }) => level,
  ),
  practice: { deal: (random, { mode }) => dealPractice(random, mode), setupOf: ({ setup }) => setup },
  // Shows nobody: a face beside the board would be a hint.
  sidePanel: null,
  daily: {
    deal: dealDaily,
    keep: { days: SENTENCE_DAYS },
    // One face of each group: marks are of tries, not of footballers.
    answers: ({ tiles, groups }) =>
      groups.map(({ cells }) => {
        const drawn = cells.map((cell) => tiles[cell]!.id).find(isPictured)
        return drawn === undefined ? null : { kind: 'portrait', id: drawn }
      }),
  },
})
