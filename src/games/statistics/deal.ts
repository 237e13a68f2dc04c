import { pick, type Random } from '#core/random.ts'
import { isFairQuestion, openSeasons, type SeasonTotal } from '#data/pools.ts'
import { STATISTICS, type Footballer, type Statistic } from '#data/types.ts'
import { fits, pairOf } from '#games/duel/ramp.ts'
import type { Card, Question } from './engine/index.ts'

export type Candidate = Pick<Footballer, 'id' | 'name' | 'nation' | 'role' | 'fame'>
type Total = SeasonTotal<Candidate>
type Seasons = ReadonlyMap<string, readonly Total[]>

/** Of a hundred questions so many are about it: nobody feels minutes. */
const WEIGHTS: Record<Statistic, number> = { matches: 20, minutes: 10, goals: 35, assists: 25, yellowCards: 10 }

/** One of the two has so many at least: 2 goals against 4 is a matter of luck. */
const LEAST_OF_MORE: Record<Statistic, number> = { matches: 0, minutes: 0, goals: 5, assists: 4, yellowCards: 4 }

/** The same is asked so often in a row. */
const IN_A_ROW = 2

/** Somebody without a partner left is passed over so often. */
const TRIES = 400
const NOTHING: ReadonlySet<string> = new Set()

/**
 * So many questions or, where the pool runs dry, fewer: two of one season and one line, ever closer, nobody twice. Who is
 * better known has more as often as not. `late` are pairs that were asked lately.
 */
export function dealQuestions(
  seasons: Seasons,
  count: number,
  random: Random,
  late: ReadonlySet<string> = NOTHING,
): Question[] {
  const open = openSeasons(seasons)
  const asked: Question[] = []
  const used = new Set<string>()
  while (asked.length < count) {
    const pair = open.length > 0 ? nextOf(open, asked, { used, late }, random) : null
    if (!pair) break
    asked.push(pair)
    used.add(pair[2][0]).add(pair[3][0])
  }
  return asked
}

/** The same without pairs that `past` names, the nearest day last; the farthest come again where nothing else is left. */
export function dealApart(seasons: Seasons, count: number, random: Random, past: readonly string[]): Question[] {
  for (let forgotten = 0; forgotten < past.length; forgotten += count) {
    const asked = dealQuestions(seasons, count, random, new Set(past.slice(forgotten)))
    if (asked.length === count) return asked
  }
  return dealQuestions(seasons, count, random)
}

/** The pairs of a deal: what a day uses. */
export const pairsOf = (deck: readonly Question[]): string[] => deck.map(([, , [left], [right]]) => pairOf(left, right))

type Taken = { used: ReadonlySet<string>; late: ReadonlySet<string> }

/** What is asked and who is to have more are drawn first: they must not depend on how many fit. */
function nextOf(open: readonly (readonly Total[])[], asked: readonly Question[], taken: Taken, random: Random) {
  const statistic = statisticAfter(asked, random)
  const isKnownAhead = random() < 0.5
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const season = pick(open, random)
    const one = pick(season, random)
    if (taken.used.has(one.footballer.id)) continue
    const others = season.filter((other) => canBeAsked(one, other))
    if (others.length === 0) continue
    const pair: [Total, Total] = [one, pick(others, random)]
    if (random() < 0.5) pair.reverse()
    return questionOf(statistic, pair)
  }
  return null

  function canBeAsked(one: Total, other: Total): boolean {
    return (
      one.footballer.role === other.footballer.role &&
      fits(asked.length, one[statistic], other[statistic]) &&
      Math.max(one[statistic], other[statistic]) >= LEAST_OF_MORE[statistic] &&
      isFairQuestion(statistic, one, other) &&
      isAhead(one, other) &&
      !taken.used.has(other.footballer.id) &&
      !taken.late.has(pairOf(one.footballer.id, other.footballer.id))
    )
  }

  function isAhead(one: Total, other: Total): boolean {
    const fame = one.footballer.fame - other.footballer.fame
    return fame === 0 || (fame > 0 === one[statistic] > other[statistic]) === isKnownAhead
  }
}

function statisticAfter(asked: readonly Question[], random: Random): Statistic {
  const last = asked.slice(-IN_A_ROW).map(([statistic]) => statistic)
  const isWornOut = (statistic: Statistic) => last.length === IN_A_ROW && last.every((other) => other === statistic)
  const left = STATISTICS.filter((statistic) => !isWornOut(statistic))
  let at = random() * left.reduce((sum, statistic) => sum + WEIGHTS[statistic], 0)
  return left.find((statistic) => (at -= WEIGHTS[statistic]) < 0) ?? left.at(-1)!
}

const questionOf = (statistic: Statistic, [left, right]: [Total, Total]): Question => [
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
