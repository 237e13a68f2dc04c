import type { QuizFacts } from './facts.ts'
import { peopleOf } from './deck.ts'
import type { Question } from './question.ts'
import { templateOf } from './templates.ts'

/** Levels of the ten questions: nearly everybody knows the first two, few the last two. */
export const LEVELS = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3] as const
export type Level = (typeof LEVELS)[number]

/** Fame of a club on the scale of footballers: 5 for Chelsea (157 known footballers), 3 for one with nine. */
const clubFame = (renown: number): number => 1.4 + 1.62 * Math.log10(1 + renown)

/** Fame of prizes and leagues on the scale of footballers; others rank as a national cup. */
const FAME_OF_PRIZE: Readonly<Record<string, number>> = {
  world_cup: 4.7,
  european_championship: 4.3,
  champions_league: 4.3,
  ballon_dor: 4.5,
  europa_league: 3.4,
  copa_america: 3.2,
  africa_cup: 2.9,
  premier_league: 4.2,
  la_liga: 4,
  serie_a: 3.9,
  bundesliga: 3.9,
  ligue_1: 3.8,
  libertadores: 2.9,
}
const NATIONAL_CUP = 3.3
/** Fame of what has none of its own. */
const PLAIN = 3.6

/** Ease that a question loses with every year since what it asks about, and at most. */
const FADES = 0.015
const MOST_FADED = 0.8

/** Ease of a question, on the scale of fame: the mean fame of its subjects plus the ease of its template. */
export function easeOf(question: Question, facts: QuizFacts): number {
  const { about: kinds, options: kind, ease } = templateOf(question.template)
  const people = peopleOf(question).map((id) => facts.footballer(id).fame)
  const others = question.about.flatMap((id, at) => {
    if (kinds[at] === 'club' || kinds[at] === 'ground') return clubFame(facts.renown(id))
    return kinds[at] === 'title' || kinds[at] === 'competition' ? (FAME_OF_PRIZE[id] ?? NATIONAL_CUP) : []
  })
  const known = [...people, ...people, ...others]
  const isClub = kind === 'club' || kind === 'ground' || kind === 'city'
  if (known.length === 0) known.push(isClub ? clubFame(facts.renown(question.options[0])) : PLAIN)
  const fame = known.reduce((sum, one) => sum + one, 0) / known.length
  const faded = people.length > 0 ? 0 : Math.min(MOST_FADED, FADES * yearsSince(question, facts))
  return fame + ease - faded
}

/** Years between the one that the question names and the facts; 0 where it names none. */
function yearsSince({ template, about, options }: Question, { asOf }: QuizFacts): number {
  const { about: kinds, options: kind } = templateOf(template)
  const year = kind === 'year' ? options[0] : about[kinds.indexOf('year')]
  return year === undefined ? 0 : Math.max(0, Number(asOf.slice(0, 4)) - Number(year))
}

/**
 * Shares of the deck on each level. Openers and closers are fewer than matches ask, and come again sooner: as many as
 * are asked would be too hard for the first two questions and too easy for the last two.
 */
const SHARES: Readonly<Record<Level, number>> = { 0: 0.125, 1: 0.361, 2: 0.361, 3: 0.153 }

/** Assigns levels by ease, the easiest first. */
export function levelsOf(questions: readonly Question[], facts: QuizFacts): Level[] {
  const ranked = questions
    .map((question, at) => ({ at, ease: easeOf(question, facts) }))
    .sort((one, other) => other.ease - one.ease || one.at - other.at)
  const ends = [SHARES[0], SHARES[0] + SHARES[1], SHARES[0] + SHARES[1] + SHARES[2]]
  const levels: Level[] = []
  ranked.forEach(({ at }, rank) => (levels[at] = ends.filter((end) => rank / ranked.length >= end).length as Level))
  return levels
}
