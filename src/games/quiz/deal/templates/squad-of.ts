import { shuffled } from '#core/random.ts'
import type { Tournament } from '#data/types.ts'
import { areOfOneEra, couldPlayIn, threeOthers } from '../alike.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { le, el } from '../../words/grammar.ts'

const yearOf = (tournament: string): string => tournament.slice(-4)

export const squadOf: Template = {
  id: 'squad-of',
  about: ['nation', 'tournament'],
  options: 'footballer',
  ease: 0,
  most: 900,
  *make(facts, random) {
    const { squads, squadLists } = facts.evidence
    for (const right of shuffled(facts.asked, random)) {
      const { nation } = right
      if (!facts.grammar.countries.has(nation)) continue
      for (const tournament of squads.get(right.id) ?? []) {
        if (!squadLists[tournament].complete.includes(nation)) continue
        const three = threeOthers(
          right,
          facts,
          random,
          (one) =>
            one.nation === nation &&
            couldPlayIn(one, Number(yearOf(tournament))) &&
            facts.judge({ kind: 'squad', tournament }, one) === 'no',
          // Prefers others of the same era who are no less famous.
          (one) => 3 * Number(areOfOneEra(right, one)) + 1.5 * Number(one.fame >= right.fame),
        )
        if (three) yield { about: [nation, tournament], options: [right.id, ...three] }
      }
    }
  },
  truth: ([, tournament], option, facts) =>
    facts.judge({ kind: 'squad', tournament: tournament as Tournament }, facts.footballer(option)),
  text([nation, tournament], facts) {
    const noun = facts.nation(nation!)
    const year = yearOf(tournament!)
    return {
      en: `Who was in the ${noun.en} squad at the ${year} World Cup?`,
      fr: `Qui était à la Coupe du monde ${year} avec ${le(noun)}\u202f?`,
      es: `¿Quién estuvo en el Mundial de ${year} con ${el(noun)}?`,
    }
  },
  why([nation, tournament], right, facts) {
    const year = yearOf(tournament!)
    const cup = { en: `World Cup ${year}`, fr: `Coupe du monde ${year}`, es: `Mundial de ${year}` }
    return inAll(
      (language) =>
        `${facts.footballer(right).name}${COLON[language]}${cup[language]}, ${facts.nation(nation!)[language]}`,
    )
  },
}
