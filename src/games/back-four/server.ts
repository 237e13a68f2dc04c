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

/** Ids, quoted because a short id may be part of another word, and the sentences of groups not yet found. */
function hiddenValuesOf(state: State): string[] {
  const { over, rows, hint } = backFour.view(state, 0)
  if (over) return []
  const { setup } = state
  const open = ALL_KITS.filter((kit) => kit !== hint?.kit && !rows.some((row) => row.kit === kit))
  const sentences = open.flatMap((kit) => Object.values(setup.groups[kit]!.sentence))
  return [...setup.tiles.map(({ id }) => `"${id}"`), ...sentences]
}

/**
 * Facts sent after the end: proofs for each footballer, tiles that fit two groups, and how many players found each
 * group.
 */
function factsOf({ setup: { tiles, groups } }: State, counts: readonly PickCount[]): Facts {
  const isFriend = (cell: number, kit: Kit) =>
    !groups[kit]!.cells.includes(cell) && fitOf(groups[kit]!.key, tiles[cell]!.id) === FITS
  return {
    proofs: groups.map(({ key, cells }) => cells.map((cell) => proofOf(key, tiles[cell]!.id))),
    friends: tiles.flatMap((_, cell) => ALL_KITS.flatMap((kit) => (isFriend(cell, kit) ? { cell, kit } : []))),
    found: foundShares(counts, GROUPS),
  }
}

/** Mark of each kit, A to D, in the link of a shared result. */
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
  // No side panel: a face next to the board would be a hint.
  sidePanel: null,
  daily: {
    deal: dealDaily,
    keep: { days: SENTENCE_DAYS },
    // One portrait per group, because the marks belong to submissions, not to footballers.
    answers: ({ tiles, groups }) =>
      groups.map(({ cells }) => {
        const drawn = cells.map((cell) => tiles[cell]!.id).find(isPictured)
        return drawn === undefined ? null : { kind: 'portrait', id: drawn }
      }),
  },
})
