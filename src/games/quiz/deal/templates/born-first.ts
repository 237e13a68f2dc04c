import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { threeOthers } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { inAll, listLine, yearOfBirth } from '../../words/careers.ts'

const YEAR_MS = 365.25 * 24 * 3600 * 1000

/** Years since birth at the month of the facts, also for the deceased. */
const yearsSince = ({ born }: Footballer, { asOf }: QuizFacts): number =>
  (Date.parse(`${asOf.slice(0, 7)}-01`) - Date.parse(born!)) / YEAR_MS

export const bornFirst: Template = {
  id: 'born-first',
  about: [],
  options: 'footballer',
  compares: true,
  ease: 0.1,
  most: 800,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      if (right.born === null) continue
      const age = yearsSince(right, facts)
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => one.born !== null && age / yearsSince(one, facts) >= LEAST_RATIO,
        (one) => -Math.abs(age - yearsSince(one, facts)) / 4,
      )
      if (three) yield { about: [], options: [right.id, ...three] }
    }
  },
  // Four options are compared by their figures; a single one is neither true nor false.
  truth: () => 'unknown',
  figure: (_, option, facts) => yearsSince(facts.footballer(option), facts),
  text: () => ({
    en: 'Which of these was born first?',
    fr: 'Lequel est né le premier\u202f?',
    es: '¿Cuál de estos nació antes?',
  }),
  why: (_, right, facts, others) => {
    const told = [right, ...others]
      .map(facts.footballer)
      .sort((one, other) => yearsSince(other, facts) - yearsSince(one, facts))
      .map((one) => `${one.name} ${yearOfBirth(one)}`)
    return inAll(() => listLine('', told))
  },
}
