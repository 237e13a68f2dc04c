import { shuffled } from '#core/random.ts'
import { threeOthers } from '../alike.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { the } from '../../words/english.ts'
import { le } from '../../words/french.ts'
import { el } from '../../words/spanish.ts'

export const cappedByNation: Template = {
  id: 'capped-by',
  about: ['nation'],
  options: 'footballer',
  ease: 0.3,
  most: 700,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const { nation } = right
      const isWrong = (one: typeof right) =>
        facts.judge({ kind: 'capped', nation }, one) === 'no' && facts.judge({ kind: 'nation', nation }, one) === 'no'
      if (!facts.grammar.countries.has(nation) || facts.judge({ kind: 'capped', nation }, right) !== 'yes') continue
      const continent = facts.evidence.confederations.get(nation)
      const three = threeOthers(right, facts, random, isWrong, (one) =>
        Number(facts.evidence.confederations.get(one.nation) === continent),
      )
      if (three) yield { about: [nation], options: [right.id, ...three] }
    }
  },
  truth: ([nation], option, facts) => facts.judge({ kind: 'capped', nation: nation! }, facts.footballer(option)),
  text([nation], facts) {
    const noun = facts.nation(nation!)
    return {
      en: `Which of these played for ${the(noun)}?`,
      fr: `Lequel a joué pour ${le(noun)}\u202f?`,
      es: `¿Quién de estos jugó con la selección de ${el(noun)}?`,
    }
  },
  why: ([nation], right, facts) => careerLine(facts.footballer(right), facts, null, facts.nation(nation!)),
}
