import { shuffled } from '#core/random.ts'
import { threeNear } from '../alike.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'

export const nationOf: Template = {
  id: 'nation-of',
  about: ['footballer'],
  options: 'nation',
  ease: 0.8,
  most: 700,
  *make(facts, random) {
    const sizes = Map.groupBy(facts.asked, ({ nation }) => nation)
    const nations = [...sizes.keys()].filter((code) => facts.grammar.countries.has(code))
    for (const one of shuffled(facts.asked, random)) {
      const { nation } = one
      if (!nations.includes(nation) || facts.judge({ kind: 'capped', nation }, one) !== 'yes') continue
      const continent = facts.evidence.confederations.get(nation)
      const three = threeNear(
        nations.filter((code) => facts.evidence.confederations.get(code) === continent),
        nation,
        random,
        (code) =>
          facts.judge({ kind: 'capped', nation: code }, one) === 'no' &&
          facts.judge({ kind: 'nation', nation: code }, one) === 'no',
        (code) => sizes.get(code)!.length,
      )
      if (three) yield { about: [one.id], options: [nation, ...three] }
    }
  },
  truth: ([one], nation, facts) => facts.judge({ kind: 'capped', nation }, facts.footballer(one!)),
  text([one], facts) {
    const { name } = facts.footballer(one!)
    return {
      en: facts.died.has(one!)
        ? `Which national team did ${name} play for?`
        : `Which national team has ${name} played for?`,
      fr: `Avec quelle sélection ${name} a-t-il joué\u202f?`,
      es: `¿Con qué selección jugó ${name}?`,
    }
  },
  why: ([one], nation, facts) => careerLine(facts.footballer(one!), facts, null, facts.nation(nation)),
}
