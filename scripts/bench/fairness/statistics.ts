import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { isFairQuestion, seasonPool, seasonTotals, type SeasonTotal } from '#data/pools.ts'
import { SEASONS } from '#data/records.ts'
import { STATISTICS, type Statistic } from '#data/types.ts'
import { dealQuestions, isDealt } from '#games/statistics/deal/deal.ts'
import type { Question } from '#games/statistics/rules/engine.ts'
import { lengthsOf, sureOf } from './fans.ts'
import { Share, type Measure } from './measure.ts'

const QUESTIONS = 30
const DECKS = 1_000

/** Expected questions of a hundred by statistic. */
const WANTED: Record<Statistic, number> = { matches: 0.2, minutes: 0.1, goals: 0.35, assists: 0.25, yellowCards: 0.1 }
const LEEWAY = 0.03

type Asked = { statistic: Statistic; at: number; two: readonly [SeasonTotal, SeasonTotal] }

/** Statistics' ranked deals: `part` of a thousand decks (30,000 questions), fixed seeds. */
export function statisticsMeasures(part: number): Measure[] {
  const totals = seasonTotals(FOOTBALLERS, SEASONS)
  const byKey = new Map(totals.map((total) => [`${total.season} ${total.footballer.id}`, total]))
  const pool = seasonPool('ranked', totals)
  const decks = Array.from({ length: DECKS * part }, (_, seed) =>
    dealQuestions(pool, QUESTIONS, randomFrom(seed)).map((question, at) => askedOf(question, at, byKey)),
  )
  const asked = decks.flat()
  const sure = lengthsOf(
    decks.map((deck) => deck.map(({ statistic, two }) => sureOf(two[0][statistic], two[1][statistic]))),
  )
  const scored = asked.filter(({ statistic }) => statistic === 'goals' || statistic === 'assists')
  const is = (isSo: (asked: Asked) => boolean) => (among: readonly Asked[]) => {
    const share = new Share()
    for (const one of among) share.count(isSo(one))
    return share.value
  }
  const isLeftMore = ({ statistic, two: [left, right] }: Asked) => left[statistic] > right[statistic]
  return [
    { name: 'questions', measured: asked.length },
    {
      name: 'decks against a rule (window, line, nobody twice, never three in a row)',
      measured: decks.filter((deck) => !isDealt(deck)).length,
      most: 0,
    },
    {
      name: "questions too near, of two seasons, or about goalkeepers' goals",
      measured: asked.filter(({ statistic, two }) => !isFairQuestion(statistic, ...two)).length,
      most: 0,
    },
    {
      name: 'goals and assists: somebody has none, from the third question on',
      measured: scored.filter(({ at, statistic, two }) => at >= 2 && two.some((one) => one[statistic] < 1)).length,
      most: 0,
    },
    {
      name: 'goals and assists: both play in one line',
      measured: is(({ two: [left, right] }) => left.footballer.role === right.footballer.role)(scored),
      least: 0.9,
    },
    { name: 'the left one has more', measured: is(isLeftMore)(asked), least: 0.48, most: 0.52 },
    {
      name: '"the better known has more" is right',
      measured: is((one) => fameOf(one) > 0 === isLeftMore(one))(asked.filter((one) => fameOf(one) !== 0)),
      most: 0.58,
    },
    {
      name: '"who played more has more" is right, of goals and assists',
      measured: is((one) => one.two[0].minutes > one.two[1].minutes === isLeftMore(one))(scored),
    },
    ...STATISTICS.map((statistic) => ({
      name: `asks for ${statistic}`,
      measured: is((one) => one.statistic === statistic)(asked),
      least: WANTED[statistic] - LEEWAY,
      most: WANTED[statistic] + LEEWAY,
    })),
    { name: 'reference player: median run', measured: sure.at(0.5), least: 4, most: 6 },
    { name: 'reference player: nine of ten runs are no longer than', measured: sure.at(0.9), least: 9, most: 13 },
    { name: 'reference player: runs of nothing', measured: sure.share(0), least: 0.05, most: 0.09 },
    ...[0.5, 0.75, 0.95].map((known) => ({
      name: `knows ${known * 100} % of the answers, guesses the others: median run`,
      measured: lengthsOf(decks.map((deck) => deck.map(() => known + (1 - known) / 2))).at(0.5),
    })),
  ]
}

const fameOf = ({ two: [left, right] }: Asked): number => left.footballer.fame - right.footballer.fame

function askedOf([statistic, season, ...two]: Question, at: number, byKey: ReadonlyMap<string, SeasonTotal>): Asked {
  const [left, right] = two.map(([id]) => byKey.get(`${season} ${footballerById(id)!.id}`)!)
  return { statistic, at, two: [left!, right!] }
}
