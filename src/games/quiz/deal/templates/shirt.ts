import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import { areOtherKits } from '../colours.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'

const dressed = (facts: QuizFacts): string[] =>
  facts.clubs.filter(({ id, colours }) => colours !== null && facts.isNamed(id)).map(({ id }) => id)

function couldWear(club: string, shirt: string, facts: QuizFacts): 'yes' | 'no' | 'unknown' {
  if (club === shirt) return 'yes'
  const [one, other] = [facts.club(club).colours, facts.club(shirt).colours]
  return one && other && areOtherKits(one, other) ? 'no' : 'unknown'
}

/** A shirt in the colours of a club. */
export const shirt: Template = {
  id: 'shirt',
  about: ['word'],
  options: 'club',
  ease: 0.5,
  most: 330,
  *make(facts, random) {
    const clubs = dressed(facts)
    for (const right of shuffled(clubs, random)) {
      const { nation } = facts.club(right)
      const near = clubs.filter((club) => facts.club(club).nation === nation)
      const three = threeOf(near.length > 8 ? near : clubs, random, (club) => couldWear(club, right, facts) === 'no')
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([worn], club, facts) => couldWear(club, worn!, facts),
  text: () => ({
    en: 'Whose colours are these?',
    fr: 'Quel club porte ces couleurs\u202f?',
    es: '¿De qué club son estos colores?',
  }),
  why: ([worn], _, facts) =>
    inAll((language) => {
      const name = facts.noun(worn!)[language]
      const city = facts.cityOf(facts.club(worn!))?.[language]
      const country = facts.grammar.countries.get(facts.club(worn!).nation)?.[language]
      const home = [city && name.includes(city) ? null : city, country].filter(Boolean).join(', ')
      return `${name}${COLON[language]}${facts.clubRecords.get(worn!)?.nickname ?? home}`
    }),
  picture: ([worn]) => ({ kind: 'kit', id: worn! }),
}
