import type { Day } from '#core/days.ts'
import { pick, shuffled, type Random } from '#core/random.ts'
import { isFairQuestion, openSeasons, type SeasonTotal } from '#data/pools.ts'
import { type Footballer, type Statistic, STATISTICS } from '#data/types.ts'
import { MOST_KITS, pairOf, fits, stepsOn, type IsAway } from '#games/duel/deal.ts'
import { ASKED } from '#games/duel/terms.ts'
import type { Card, Choice, Question } from '../rules/engine.ts'

/** Questions per hundred about each statistic. Minutes are rare, because players have no feel for them. */
const WEIGHTS: Record<Statistic, number> = { matches: 20, minutes: 10, goals: 35, assists: 25, yellowCards: 10 }

/** Rules of a daily on questions (numbered from 0) and footballers. */
type DailyRules = {
  weights: Record<Statistic, number>
  mayAsk(statistic: Statistic, before: readonly Statistic[]): boolean
  /** `others`: footballers already in the deal. */
  mayPlay(at: number, footballer: Candidate, others: readonly Candidate[]): boolean
  mayMeet(at: number, one: Candidate, other: Candidate): boolean
  /** Minimum difference that replaces the window of ratios; null: the window applies. */
  ahead(at: number, statistic: Statistic): number | null
  /** True for a question that is preferred to others; null: no preference. */
  prefers: ((statistic: Statistic, at: number, better: Total, other: Total) => boolean) | null
  /** Number of questions by which the window of ratios runs ahead. */
  steps: number
}
const NO_RULES: DailyRules = {
  weights: WEIGHTS,
  mayAsk: () => true,
  mayPlay: () => true,
  mayMeet: () => true,
  ahead: () => null,
  prefers: null,
  steps: 0,
}

/** Number of opening questions of a daily, each about a star who is ahead by `AHEAD`. */
const KNOWN_FIRST = 3
const AHEAD: Partial<Record<Statistic, number>> = { goals: 12, assists: 8 }
const isStar = ({ fame }: Candidate): boolean => fame === 5
/** Maximum of stars in a daily after its opening questions, because the next days need stars too. */
const MOST_STARS = 3
/** A daily asks about goals twice as often as about assists, and first. */
const DAILY_WEIGHTS: Record<Statistic, number> = { ...WEIGHTS, goals: 60, assists: 30 }

/** Facts that the rules of a daily depend on. */
export type DailyContext = {
  hasPortrait: (id: string) => boolean
  isChampion: (total: Pick<Total, 'season' | 'clubs'>) => boolean
  isAway: IsAway
}

/**
 * Rules of a daily: stars with a portrait first, goals first, at most one question about matches, minutes or cards, at
 * most two footballers without a portrait, nobody who `isAway`, and figures as close as the weekday requires. Prefers
 * seasons that people remember, in which the better footballer was among the leaders or a champion.
 */
export const dailyRules = ({ hasPortrait, isChampion, isAway }: DailyContext, day: Day): DailyRules => ({
  weights: DAILY_WEIGHTS,
  steps: stepsOn(day),
  mayAsk: (statistic, before) =>
    before.length === 0
      ? statistic === 'goals'
      : statistic in AHEAD || (before.length >= KNOWN_FIRST && before.every((other) => other in AHEAD)),
  mayPlay: (at, footballer, others) =>
    !isAway(footballer) &&
    (at < KNOWN_FIRST || !isStar(footballer) || others.filter(isStar).length < MOST_STARS) &&
    (hasPortrait(footballer.id) ||
      (at >= KNOWN_FIRST && others.filter(({ id }) => !hasPortrait(id)).length < MOST_KITS)),
  mayMeet: (at, one, other) => at >= KNOWN_FIRST || isStar(one) || isStar(other),
  ahead: (at, statistic) => (at < KNOWN_FIRST ? AHEAD[statistic]! : null),
  prefers: (statistic, at, better, other) =>
    at < KNOWN_FIRST
      ? !isStar(better.footballer) || !isStar(other.footballer)
      : better[statistic] >= (AHEAD[statistic] ?? Infinity) || isChampion(better),
})

/** Maximum of consecutive questions about one statistic. */
const MOST_IN_A_ROW = 2

/** True when a statistic has reached the limit of consecutive questions. */
const isExhausted = (statistic: Statistic, asked: readonly Statistic[]): boolean =>
  asked.length >= MOST_IN_A_ROW && asked.slice(-MOST_IN_A_ROW).every((other) => other === statistic)

/** Draws the statistic of the next question. */
export function statisticAfter(
  before: readonly Statistic[],
  random: Random,
  { mayAsk, weights }: Pick<DailyRules, 'mayAsk' | 'weights'> = NO_RULES,
): Statistic {
  const left = STATISTICS.filter((statistic) => !isExhausted(statistic, before) && mayAsk(statistic, before))
  let at = random() * left.reduce((sum, statistic) => sum + weights[statistic], 0)
  return left.find((statistic) => (at -= weights[statistic]) < 0) ?? left.at(-1)!
}

export type Candidate = Pick<Footballer, 'id' | 'name' | 'nation' | 'role' | 'fame'>
type Total = SeasonTotal<Candidate>
type Seasons = ReadonlyMap<string, readonly Total[]>

/** Minimum for the larger of two figures, because 2 goals against 4 are a matter of luck. */
const LEAST_LARGER: Record<Statistic, number> = { matches: 0, minutes: 0, goals: 5, assists: 4, yellowCards: 4 }

/** Attempts to find a partner; a footballer without one is skipped. */
const TRIES = 400
const NOTHING: ReadonlySet<string> = new Set()
/**
 * Probability of asking for a pair whose better-known footballer has more. Below a half, because asking for the
 * opposite more often yields two who are equally known.
 */
const KNOWN_AHEAD = 0.45
/** Minimum of ten questions in which the right answer is on a given side. */
const LEAST_PER_SIDE = 4

/**
 * Deals `count` questions, or fewer when the pool is exhausted: two footballers of one season and one role, with
 * increasingly close figures, nobody twice. The better-known footballer has more in about half of them, and the left
 * one in four to six of each ten. `late` has pairs asked recently.
 */
export function dealQuestions(
  seasons: Seasons,
  count: number,
  random: Random,
  late: ReadonlySet<string> = NOTHING,
  rules: DailyRules = NO_RULES,
): Question[] {
  const open = openSeasons(seasons)
  const asked: Question[] = []
  const used = new Map<string, Candidate>()
  let sides: Choice[] = []
  while (asked.length < count) {
    if (sides.length === 0) sides = sidesOf(random)
    const side = sides.pop()!
    const next = () => (open.length > 0 ? nextOf(open, asked, { used, late, side, rules }, random) : null)
    // Draws again, because another statistic may have a pair when this one has none.
    const two = next() ?? next() ?? next()
    if (!two) break
    asked.push(two.question)
    for (const { footballer } of two.two) used.set(footballer.id, footballer)
  }
  return asked
}

/** The pairs of a deal, which count as used by its day. */
export const pairsOf = (deck: readonly Question[]): string[] => deck.map(([, , [left], [right]]) => pairOf(left, right))

/** Sides of the right answers in ten questions: four to six on the left, so that a constant side earns nothing. */
function sidesOf(random: Random): Choice[] {
  const left = LEAST_PER_SIDE + Math.floor(random() * (ASKED - 2 * LEAST_PER_SIDE + 1))
  return shuffled(
    Array.from({ length: ASKED }, (_, at) => (at < left ? 0 : 1)),
    random,
  )
}

/** `side`: side of the right answer. */
type Constraints = { used: ReadonlyMap<string, Candidate>; late: ReadonlySet<string>; side: Choice; rules: DailyRules }

/** Draws the statistic and the right side first, so that neither depends on how many pairs fit. */
function nextOf(
  open: readonly (readonly Total[])[],
  asked: readonly Question[],
  { used, late, side, rules }: Constraints,
  random: Random,
) {
  const statistic = statisticAfter(
    asked.map(([before]) => before),
    random,
    rules,
  )
  const at = asked.length
  const ahead = rules.ahead(at, statistic)
  const isKnownAhead = random() < KNOWN_AHEAD
  const isWanted = (one: Total, other: Total) =>
    canBeAsked(at + rules.steps, statistic, one, other, ahead) &&
    rules.mayMeet(at, one.footballer, other.footballer) &&
    isKnownAhead === isBetterKnownAhead(statistic, one, other, isKnownAhead) &&
    !late.has(pairOf(one.footballer.id, other.footballer.id))
  const mayPlay = ({ footballer }: Total, others: readonly Candidate[]) =>
    !used.has(footballer.id) && rules.mayPlay(at, footballer, others)

  function draw(isPreferred: (one: Total, other: Total) => boolean): [Total, Total] | null {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const season = pick(open, random)
      const one = pick(season, random)
      if (!mayPlay(one, [...used.values()])) continue
      const withOne = [...used.values(), one.footballer]
      const others = season.filter(
        (other) => isWanted(one, other) && mayPlay(other, withOne) && isPreferred(one, other),
      )
      if (others.length > 0) return [one, pick(others, random)]
    }
    return null
  }

  const { prefers } = rules
  const isPreferred = (one: Total, other: Total) =>
    one[statistic] > other[statistic] ? prefers!(statistic, at, one, other) : prefers!(statistic, at, other, one)
  const two = (prefers && draw(isPreferred)) ?? draw(() => true)
  if (!two) return null
  if (two[side]![statistic] < two[1 - side]![statistic]) two.reverse()
  return { question: questionOf(statistic, two), two }
}

/**
 * True when two can be question `at`: undisputed, of one role, with a ratio inside the window or a difference of at
 * least `ahead`.
 */
const canBeAsked = (at: number, statistic: Statistic, one: Total, other: Total, ahead: number | null = null): boolean =>
  (ahead === null
    ? fits(at, one[statistic], other[statistic])
    : Math.abs(one[statistic] - other[statistic]) >= ahead) &&
  one.footballer.role === other.footballer.role &&
  Math.max(one[statistic], other[statistic]) >= LEAST_LARGER[statistic] &&
  isFairQuestion(statistic, one, other)

/** `equal`: result when both are equally known. */
function isBetterKnownAhead(statistic: Statistic, one: Total, other: Total, equal: boolean): boolean {
  const fame = one.footballer.fame - other.footballer.fame
  return fame === 0 ? equal : fame > 0 === one[statistic] > other[statistic]
}

/** True for questions that `dealQuestions` could deal. Checks deals from outside. */
export function isDealt(pairs: readonly { statistic: Statistic; two: readonly [Total, Total] }[]): boolean {
  const names = pairs.flatMap(({ two }) => two.map(({ footballer }) => footballer.id))
  return (
    new Set(names).size === names.length &&
    pairs.every(({ statistic, two }, at) => canBeAsked(at, statistic, ...two)) &&
    pairs.every(
      ({ statistic }, at) =>
        !isExhausted(
          statistic,
          pairs.slice(0, at).map((pair) => pair.statistic),
        ),
    )
  )
}

/** Fields of a pair that the rules keep. */
export const questionOf = (statistic: Statistic, [left, right]: readonly [Total, Total]): Question => [
  statistic,
  left.season,
  cardOf(left, statistic),
  cardOf(right, statistic),
]

const cardOf = ({ footballer, clubs, ...figures }: Total, statistic: Statistic): Card => [
  footballer.id,
  footballer.name,
  footballer.nation,
  clubs,
  figures[statistic],
  figures.matches,
]
