import { total, type PointLine } from '#core/points.ts'
import type { SharedMark } from '#core/share-code.ts'
import { scoreBars, type Outcome } from '../outcome.ts'
import type { Done, Item, LooksSetup, State } from './index.ts'
import { LOOKS, WON_FROM, worthOf, wrongIn } from './terms.ts'

/**
 * Outcome of a finished run of looks: `score` is the number of pictures named, with a line for each look at which any
 * were named. A wrong answer takes `wrongCost` points off the run.
 */
export function outcomeOf<Kind extends string>(
  { setup, turns, gaveUp, n }: State<LooksSetup<Item>, Kind>,
  worth: readonly number[],
  wrongCost: number,
  tags: readonly string[] = [],
): Outcome {
  const priced = turns.map((turn, at) => ({ ...turn, ...worthOf(turn, worth, setup.items[at]!.half ?? false) }))
  const found = priced.filter(({ result }) => result === 'found')
  const looks = Array.from({ length: LOOKS }, (_, look) => found.filter((one) => one.look === look))
  const off = (key: 'hints' | 'again' | 'words'): PointLine[] => {
    const points = found.reduce((sum, one) => sum + one[key], 0)
    return points === 0 ? [] : [{ key, points, count: found.filter((one) => one[key] < 0).length }]
  }
  const wrong = wrongIn(turns)
  const lines = [
    ...looks.flatMap((same, look) =>
      same.length === 0 ? [] : [{ key: `look-${look + 1}`, points: worth[look]! * same.length, count: same.length }],
    ),
    ...off('hints'),
    ...off('again'),
    ...off('words'),
    ...(wrong > 0 && wrongCost > 0 ? [{ key: 'wrong', points: -wrong * wrongCost, count: wrong }] : []),
  ]
  return {
    // Wrong taps may cost all points; such a run is not won, so it gets no daily bonus either.
    won: found.length >= WON_FROM && total(lines) > 0 && !gaveUp,
    score: found.length,
    lines: total(lines) > 0 ? lines : [],
    n,
    tags: [
      ...(turns.some(({ bought }) => bought.length > 0) ? ['hint'] : []),
      ...(turns.some(({ inWords }) => inWords) ? ['words'] : []),
      ...(gaveUp ? ['gave-up'] : []),
      ...tags,
    ],
    items: turns.flatMap(({ result }, at) => (result === 'found' ? [setup.items[at]!.id] : [])),
  }
}

/** Columns of the distribution: 0 to 5 named. */
export const LOOKS_BARS = scoreBars(6)

type AnyState = State<LooksSetup<Item>, string>

/** Quoted ids and names of the unfinished pictures, because a short name is part of other words. */
export const hiddenValuesOf = (state: AnyState): string[] =>
  state.setup.items
    .filter((_, at) => !isDone(state, at))
    .flatMap(({ id, name, local }) => [id, name, ...Object.values(local ?? {})].map((value) => `"${value}"`))

/** Number of looks of a picture the player may load: none in the text version, all once it is finished. */
export function openedOf(state: AnyState, at: number): number {
  const turn = state.turns[at]
  if (!turn) return 0
  if (turn.result !== null) return LOOKS
  return state.inWords ? 0 : turn.look + 1
}

const isDone = ({ turns }: AnyState, at: number): boolean => (turns[at]?.result ?? null) !== null

/** Looks within which a named picture counts as named early, as in the share text. */
const EARLY = 2

export const markOf = ({ result, look }: Pick<Done<unknown>, 'result' | 'look'>): SharedMark =>
  result !== 'found' ? 'closed' : look < EARLY ? 'good' : 'fair'
