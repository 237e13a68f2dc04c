import { shuffled } from '#core/random.ts'
import { threeNear } from '../alike.ts'
import { namedClubs, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { hasExactYears } from '../years.ts'

/** Bonus of a club that he played for later. */
const OWN = 0.6

/** Maximum age at a career's start: above it, an earlier club is missing from the record. */
const OLDEST = 20

/** His proven first club; null when the first stay was a loan or may not be the first. */
function firstOf(id: string, facts: QuizFacts): string | null {
  const one = facts.footballer(id)
  const [first] = one.career
  if (!hasExactYears(one) || !first || first.loan || first.from === null || one.born === null) return null
  const begins = one.career.filter(({ from }) => from === null || from <= first.from!)
  return begins.length === 1 && first.from - Number(one.born.slice(0, 4)) <= OLDEST ? first.club : null
}

export const firstClub: Template = {
  id: 'first-club',
  about: ['footballer'],
  options: 'club',
  ease: -0.1,
  most: 800,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    for (const one of shuffled(facts.asked, random)) {
      const right = firstOf(one.id, facts)
      if (right === null || !facts.isNamed(right)) continue
      const home = facts.club(right).nation
      const own = namedClubs(one, facts)
      const three = threeNear(
        [...own, ...named.filter(({ nation }) => nation === home).map(({ id }) => id)],
        right,
        random,
        (club) => club !== right,
        facts.renown,
        (club) => OWN * Number(own.includes(club)),
      )
      if (three) yield { about: [one.id], options: [right, ...three] }
    }
  },
  truth([one], club, facts) {
    const first = firstOf(one!, facts)
    return first === null ? 'unknown' : first === club ? 'yes' : 'no'
  },
  text([one], facts) {
    const { name } = facts.footballer(one!)
    return {
      en: `At which club did ${name} begin his senior career?`,
      fr: `Dans quel club ${name} a-t-il débuté en équipe première\u202f?`,
      es: `¿En qué club empezó ${name} su carrera profesional?`,
    }
  },
  why: ([one], club, facts) => careerLine(facts.footballer(one!), facts, [club]),
}
