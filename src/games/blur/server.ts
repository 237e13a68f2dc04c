import { clubById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import { blur, outcomeOf, type Setup, type State } from './rules/engine.ts'
import type { Random } from '#core/random.ts'
import { dealtOrNull } from '#games/deal-apart.ts'
import { dealFive, dealKnownFirst } from '#games/looks/deal.ts'
import { LOOKS_BARS, markOf, openedOf } from '#games/looks/outcome.ts'
import { LADDERS } from '#pictures/ladder.ts'
import { runRules } from '#games/run-rules.ts'
import { crestOf } from './deal/deal.ts'
import { KIT_FROM, type Level } from './rules/terms.ts'
import { choiceFrom, choicesOf, crestsOf, crestsOn, daysApart, namedClub, type ColouredClub } from './deal/roster.ts'
import { BlurAction } from './rules/action.ts'

/** Rules of Blur challenges: a run dealt by the server stays valid while all its clubs exist. */
const challenge = heldChallenge<Setup>(({ items }) => items.every(({ id }) => clubById(id) !== undefined))

const KIT_WIDTHS = [64]

/** Server rules of Blur, for the daily and for practice. */
export const blurRuns = runRules({
  engine: blur,
  action: BlurAction,
  resolve(wire, { setup, turns }) {
    if (wire.type !== 'guess') return wire
    const who = namedClub(wire.club)
    if (!who) return 'unknown-club'
    const { options } = setup.items[turns.length - 1]!
    return options.length === 0 || options.some(({ id }) => id === who.id)
      ? { type: 'guess' as const, who }
      : 'bad-request'
  },
  refusals: {},
  outcome: outcomeOf,
  marks: ({ done }) => [done.map(markOf)],
  isAnswered: (state) => state.turns.some(({ result, tried }) => result === 'found' || tried.length > 0),
  distribution: LOOKS_BARS,
  hiddenValues: hiddenValues,
  // Five crests, then the shirt of each.
  pictures: (state) => [
    ...state.setup.items.map(({ id }, at) => ({
      kind: 'crest' as const,
      id,
      widths: LADDERS.blur,
      ...(state.setup.level === 'hard' && { greyUntil: KIT_FROM }),
      opened: openedOf(state, at),
    })),
    ...state.setup.items.map(({ id }, at) => ({
      kind: 'kit' as const,
      id,
      widths: KIT_WIDTHS,
      opened: openedOf(state, at) > KIT_FROM ? 1 : 0,
    })),
  ],
  twin: { type: 'words', on: true },
  challenge,
  practice: {
    deal: (random, { mode, leagues }) =>
      dealtOrNull(() => {
        const level = mode === 'hard' ? 'hard' : 'easy'
        const { crests, options } = choiceFrom(level, leagues)
        return setupOf(level, dealFive(crests, random), options, random)
      }),
    setupOf: ({ setup }) => setup,
  },
  sidePanel: { pool: () => crestsOf('today').map(({ id }) => id), draws: 'crests', names: true },
  daily: {
    deal: (random, past, day) =>
      dealtOrNull(() => {
        const { ofLeagues, others } = crestsOn(day)
        const setup = setupOf('easy', dealKnownFirst(ofLeagues, others, random, past), choicesOf('today'), random)
        return { setup, used: setup.items.map(({ id }) => id), names: setup.items.map(({ name }) => name) }
      }),
    keep: { days: daysApart() },
    answers: ({ items }) => items.map(({ id }) => ({ kind: 'crest', id })),
  },
})

const setupOf = (
  level: Level,
  clubs: readonly ColouredClub[],
  choices: readonly ColouredClub[] | null,
  random: Random,
): Setup => ({
  items: clubs.map((club) => crestOf(club, choices, random)),
  level,
})

/** Riddles of open crests, and ids of later crests unless they are among the current options. */
function hiddenValues({ setup, turns }: State): string[] {
  const { options } = setup.items[turns.length - 1]!
  return setup.items.flatMap(({ id, name, local, riddle, options: own }, at) => {
    if ((turns[at]?.result ?? null) !== null) return []
    const riddles = Object.values(riddle).filter((line) => line !== '')
    const isChoice = own.length > 0 && options.some((one) => one.id === id)
    const names = [name, ...Object.values(local ?? {})].map((one) => `"${one}"`)
    return isChoice ? riddles : [...riddles, `"${id}"`, ...names]
  })
}
