import { footballerById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import { pixels, outcomeOf, type Setup } from './rules/engine.ts'
import { otherById } from '#data/others.ts'
import { isTheme, THEMES, revealedBy } from '#data/themes.ts'
import { dealtOrNull, untaken } from '#games/deal-apart.ts'
import { faceOf } from '#games/face/index.ts'
import { dealFive, dealKnownFirst, dealUnfound, KNOWN_FIRST } from '#games/looks/deal.ts'
import { LOOKS_BARS, markOf, openedOf, hiddenValuesOf } from '#games/looks/outcome.ts'
import { LADDERS } from '#pictures/ladder.ts'
import { runRules } from '#games/run-rules.ts'
import { albumOf, coarseOn, daysApart, facesFrom, facesOf, facesOn } from './deal/roster.ts'
import { PixelsAction } from './rules/action.ts'

/** Rules of Pixels challenges: a run dealt by the server stays valid while all its footballers exist. */
const challenge = heldChallenge<Setup>(
  ({ items }) => items.every(({ id }) => footballerById(id) !== undefined),
  ({ theme }) => theme ?? null,
)

const WIDTHS = {
  easy: { widths: LADDERS['pixels-easy'], photograph: LADDERS['pixels-easy-photograph'] },
  hard: { widths: LADDERS['pixels-hard'] },
  coarsest: { widths: LADDERS['pixels-coarsest'] },
}

/** Server rules of Pixels, for the daily and for practice. */
export const pixelsRuns = runRules({
  engine: pixels,
  action: PixelsAction,
  resolve(wire) {
    if (wire.type !== 'guess') return wire
    const who = footballerById(wire.player) ?? otherById(wire.player)
    return who ? { type: 'guess' as const, who: { id: who.id, name: who.name } } : 'unknown-player'
  },
  refusals: {},
  outcome: outcomeOf,
  marks: ({ done }) => [done.map(markOf)],
  isAnswered: (state) => state.turns.some(({ result, tried }) => result === 'found' || tried.length > 0),
  distribution: LOOKS_BARS,
  about: ({ setup }) => setup.items.map(({ id }) => id),
  hiddenValues: (state) => hiddenValuesOf(state),
  pictures: (state) =>
    state.setup.items.map(({ id }, at) => ({
      kind: 'portrait' as const,
      id,
      ...WIDTHS[(at >= KNOWN_FIRST && state.setup.coarse) || state.setup.level],
      opened: openedOf(state, at),
    })),
  twin: { type: 'words', on: true },
  challenge,
  practice: {
    collects: true,
    parts: (mode) => (mode === 'themes' ? { all: THEMES, wanted: true } : null),
    deal: (random, { mode, part, found, leagues }) =>
      dealtOrNull((): Setup => {
        if (mode === 'themes') {
          const dealt = dealUnfound(albumOf(part ?? ''), random, found)
          const items = dealt.map((one) => ({ ...faceOf(one), half: one.half }))
          const known = isTheme(part!) && revealedBy(part)
          return { items, level: 'easy', theme: part!, ...(known && { revealed: known }) }
        }
        const level = mode === 'hard' ? 'hard' : 'easy'
        return { items: dealFive(facesFrom(level, leagues), random).map(faceOf), level }
      }),
    setupOf: ({ setup }) => ({ ...setup, items: setup.items.map((face) => ({ ...face, half: false })) }),
  },
  sidePanel: { pool: () => facesOf('today').map(({ id }) => id), names: true },
  daily: {
    deal: (random, past, day, taken = new Set()) =>
      dealtOrNull(() => {
        const { stars, others } = facesOn(day)
        const items = dealKnownFirst(untaken(stars, taken), untaken(others, taken), random, past).map(faceOf)
        return {
          setup: { items, level: 'easy' as const, ...coarseOn(day) },
          used: items.map(({ id }) => id),
          names: items.map(({ name }) => name),
        }
      }),
    keep: { days: daysApart() },
    answers: ({ items }) => items.map(({ id }) => ({ kind: 'portrait', id })),
  },
})
