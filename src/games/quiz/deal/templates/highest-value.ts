import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import type { Names } from '#data/types.ts'
import { threeOthers } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { inAll, listLine } from '../../words/careers.ts'
import { monthName } from '../../words/dates.ts'

const MILLION = 1_000_000
const NEAR = 4

const eurosOf = (id: string, facts: QuizFacts): number => facts.values.get(id)?.current?.euros ?? Number.NaN

/** Published estimates of one month. */
export const highestValue: Template = {
  id: 'highest-value',
  about: [],
  options: 'footballer',
  compares: true,
  ease: 0.1,
  most: 450,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const euros = eurosOf(right.id, facts)
      const three = threeOthers(right, facts, random, ({ id }) => {
        const ratio = euros / eurosOf(id, facts)
        return ratio >= LEAST_RATIO && ratio <= NEAR
      })
      if (three) yield { about: [], options: [right.id, ...three] }
    }
  },
  truth: () => 'unknown',
  figure: (_, option, facts) => eurosOf(option, facts),
  text(_, facts) {
    const month = monthName(facts.asOf)
    return {
      en: `Which of these had the highest estimated market value in ${month.en}?`,
      fr: `Lequel avait la plus haute valeur marchande estimée en ${month.fr}\u202f?`,
      es: `¿Cuál de estos tenía el mayor valor de mercado estimado en ${month.es}?`,
    }
  },
  why(_, right, facts, others) {
    const told = [right, ...others].sort((one, other) => eurosOf(other, facts) - eurosOf(one, facts))
    const figure = (id: string, language: keyof Names) => {
      const millions = Math.round(eurosOf(id, facts) / MILLION)
      return language === 'en' ? `€${millions}m` : `${millions}\u00a0M€`
    }
    return inAll((language) =>
      listLine(
        '',
        told.map((id) => `${facts.footballer(id).name} ${figure(id, language)}`),
      ),
    )
  },
}
