import { shuffled } from '#core/random.ts'
import { threeNear } from '../alike.ts'
import { namedClubs, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { le, el } from '../../words/grammar.ts'
import { hasExactYears } from '../years.ts'

/** Bonus of a club that he has played for. */
const OWN = 0.4

/** His next club after one he joined once, without a loan or gap between; null when not certain. */
function nextOf(id: string, club: string, facts: QuizFacts): string | null {
  const one = facts.footballer(id)
  const at = one.career.findIndex((spell) => spell.club === club)
  const [left, joined] = [one.career[at], one.career[at + 1]]
  if (!hasExactYears(one) || !left || !joined || left.loan || joined.loan || joined.club === club) return null
  const isOnce = (wanted: string) => one.career.filter((spell) => spell.club === wanted).length === 1
  return isOnce(club) && left.to !== null && left.to === joined.from ? joined.club : null
}

export const nextClub: Template = {
  id: 'next-club',
  about: ['footballer', 'club'],
  options: 'club',
  ease: 0,
  most: 1300,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    const wanted = facts.asked.flatMap((one) => namedClubs(one, facts).map((club) => ({ one, club })))
    for (const { one, club } of shuffled(wanted, random)) {
      const right = nextOf(one.id, club, facts)
      if (right === null || !facts.isNamed(right)) continue
      const country = facts.club(right).nation
      const own = namedClubs(one, facts).filter((other) => other !== club)
      const near = named.filter(({ id, nation }) => nation === country && id !== club).map(({ id }) => id)
      const three = threeNear(
        [...own, ...near],
        right,
        random,
        (other) => other !== right,
        facts.renown,
        (other) => OWN * Number(own.includes(other)),
      )
      if (three) yield { about: [one.id, club], options: [right, ...three] }
    }
  },
  truth([one, club], option, facts) {
    const next = nextOf(one!, club!, facts)
    return next === null ? 'unknown' : next === option ? 'yes' : 'no'
  },
  text([one, club], facts) {
    const { name } = facts.footballer(one!)
    const noun = facts.noun(club!)
    return {
      en: `Which club did ${name} join when he left ${noun.en}?`,
      fr: `Quel club ${name} a-t-il rejoint en quittant ${le(noun)}\u202f?`,
      es: `¿A qué club se fue ${name} al dejar ${el(noun)}?`,
    }
  },
  why: ([one, club], right, facts) => careerLine(facts.footballer(one!), facts, [club!, right]),
}
