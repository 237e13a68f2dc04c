import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { est, es } from '../../words/grammar.ts'
import { tellsOf } from './club-of-ground.ts'

const cityOf = (club: string, facts: QuizFacts) => facts.cityOf(facts.club(club))

const isTold = (club: string, facts: QuizFacts): boolean => {
  const city = cityOf(club, facts)
  const noun = facts.noun(club)
  const names = [noun.en, noun.fr, noun.es, facts.club(club).name]
  return city === null || Object.values(city).some((word) => names.some((name) => tellsOf(word, name)))
}

/** A city is represented by the id of a club there. */
export const cityOfClub: Template = {
  id: 'city-of',
  about: ['club'],
  options: 'city',
  ease: 0.2,
  most: 160,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null).map(({ id }) => id)
    for (const right of shuffled(named, random)) {
      if (isTold(right, facts)) continue
      const { nation } = facts.club(right)
      const near = named.filter((club) => facts.club(club).nation === nation && cityOf(club, facts))
      const cities = new Map(near.map((club) => [cityOf(club, facts)!.en, club]))
      cities.delete(cityOf(right, facts)!.en)
      const three = threeOf(cities.values(), random, () => true)
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth([club], option, facts) {
    const [city, other] = [cityOf(club!, facts), cityOf(option, facts)]
    return city === null || other === null ? 'unknown' : city.en === other.en ? 'yes' : 'no'
  },
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which city are ${noun.en} from?`,
      fr: `De quelle ville ${est(noun)}\u202f?`,
      es: `¿De qué ciudad ${es(noun)}?`,
    }
  },
  why: ([club], _, facts) =>
    inAll((language) => `${facts.noun(club!)[language]}${COLON[language]}${cityOf(club!, facts)![language]}`),
}
