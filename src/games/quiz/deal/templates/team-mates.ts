import { shuffled } from '#core/random.ts'
import type { Footballer } from '#data/types.ts'
import { areOfOneEra, threeOthers } from '../alike.ts'
import { namedClubs, wasIn, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine, inAll } from '../../words/careers.ts'
import { au, de, el } from '../../words/grammar.ts'
import { hasExactYears, wereTogether } from '../years.ts'

const yearOf = ({ asOf }: QuizFacts): number => Number(asOf.slice(0, 4))
/** Maximum questions about the team-mates of one footballer at one club. */
const EACH = 1

export const teamMates: Template = {
  id: 'team-mates',
  about: ['footballer', 'club'],
  options: 'footballer',
  ease: 0,
  most: 1500,
  *make(facts, random) {
    const until = yearOf(facts)
    const sure = facts.asked.filter(hasExactYears)
    const men = new Map<string, Footballer[]>()
    for (const one of sure) for (const club of namedClubs(one, facts)) men.set(club, [...(men.get(club) ?? []), one])
    const pairs = [...men].flatMap(([club, members]) => members.map((one) => ({ club, one, members })))
    for (const { club, one, members } of shuffled(pairs, random)) {
      const mates = shuffled(members, random).filter(
        (mate) => mate !== one && wereTogether(one, mate, club, until) === 'yes',
      )
      for (const mate of mates.slice(0, EACH)) {
        const never = (other: Footballer) =>
          hasExactYears(other) &&
          other !== one &&
          one.career.every((spell) => wereTogether(one, other, spell.club, until) === 'no')
        const { nation } = facts.club(club)
        const three = threeOthers(
          mate,
          facts,
          random,
          never,
          (other) =>
            2 * Number(other.career.some((spell) => spell.club === club)) +
            2 * Number(areOfOneEra(one, other)) +
            Number(wasIn(other, nation, facts)),
        )
        if (three) yield { about: [one.id, club], options: [mate.id, ...three] }
      }
    }
  },
  truth: ([one, club], option, facts) =>
    wereTogether(facts.footballer(one!), facts.footballer(option), club!, yearOf(facts)),
  text([one, club], facts) {
    const { name } = facts.footballer(one!)
    const noun = facts.noun(club!)
    return {
      en: `Who was a team-mate of ${name} at ${noun.en}?`,
      fr: `Qui a été coéquipier ${de(name)} ${au(noun)}\u202f?`,
      es: `¿Quién fue compañero de ${name} en ${el(noun)}?`,
    }
  },
  why([one, club], right, facts) {
    const lines = [right, one!].map((id) => careerLine(facts.footballer(id), facts, [club!]))
    return inAll((language) => lines.map((line) => line[language]).join(' · '))
  },
}
