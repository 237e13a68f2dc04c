import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { est, es } from '../../words/grammar.ts'
import { tellsOf } from './club-of-ground.ts'

/** Countries whose clubs everybody knows. */
const KNOWN = ['GB-ENG', 'ES', 'IT', 'DE', 'FR']

/** Country of a club outside the five leagues. */
export const countryOfClub: Template = {
  id: 'country-of',
  about: ['club'],
  options: 'nation',
  ease: 0.3,
  most: 180,
  *make(facts, random) {
    const clubs = facts.clubs.filter(
      ({ id, nation, name, city }) =>
        facts.isNamed(id) &&
        !KNOWN.includes(nation) &&
        !facts.noun(id).en.includes('(') &&
        facts.grammar.countries.has(nation) &&
        ![name, city ?? ''].some((word) => tellsOf(facts.nation(nation).en, word)),
    )
    const nations = new Set(clubs.map(({ nation }) => nation))
    for (const { id, nation } of shuffled(clubs, random)) {
      const continent = facts.evidence.confederations.get(nation)
      const three = threeOf(
        [...nations].filter((code) => facts.evidence.confederations.get(code) === continent),
        random,
        (code) => code !== nation,
      )
      if (three) yield { about: [id], options: [nation, ...three] }
    }
  },
  truth: ([club], nation, facts) => (facts.club(club!).nation === nation ? 'yes' : 'no'),
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which country is ${noun.en} from?`,
      fr: `De quel pays ${est(noun)}\u202f?`,
      es: `¿De qué país ${es(noun)}?`,
    }
  },
  why: ([club], nation, facts) =>
    inAll((language) => `${facts.noun(club!)[language]}${COLON[language]}${facts.nation(nation)[language]}`),
}
