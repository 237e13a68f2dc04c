import { shuffled } from '#core/random.ts'
import { areOfOneEra, couldPlayIn, threeOthers } from '../alike.ts'
import { namedClubs, wasIn, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { au, el } from '../../words/grammar.ts'
import { hasExactYears, wasAtIn } from '../years.ts'

const yearOf = ({ asOf }: QuizFacts): number => Number(asOf.slice(0, 4))

export const atClubIn: Template = {
  id: 'at-club-in',
  about: ['club', 'year'],
  options: 'footballer',
  ease: -0.2,
  most: 1500,
  *make(facts, random) {
    const until = yearOf(facts)
    const wanted = facts.asked
      .filter(hasExactYears)
      .flatMap((right) => namedClubs(right, facts).map((club) => ({ right, club })))
    for (const { right, club } of shuffled(wanted, random)) {
      const stay = right.career.find((spell) => spell.club === club)!
      const [from, to] = [stay.from ?? until, stay.to ?? until]
      const years = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
      const year = shuffled(years, random).find((one) => wasAtIn(right, club, one, until) === 'yes')
      if (year === undefined) continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => couldPlayIn(one, year) && wasAtIn(one, club, year, until) === 'no',
        (one) =>
          2 * Number(one.career.some((spell) => spell.club === club)) +
          2 * Number(areOfOneEra(right, one)) +
          Number(wasIn(one, facts.club(club).nation, facts)),
      )
      if (three) yield { about: [club, String(year)], options: [right.id, ...three] }
    }
  },
  truth: ([club, year], option, facts) => wasAtIn(facts.footballer(option), club!, Number(year), yearOf(facts)),
  text([club, year], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Who was at ${noun.en} in ${year}?`,
      fr: `Qui jouait ${au(noun)} en ${year}\u202f?`,
      es: `¿Quién jugaba en ${el(noun)} en ${year}?`,
    }
  },
  why: ([club], right, facts) => careerLine(facts.footballer(right), facts, [club!]),
}
