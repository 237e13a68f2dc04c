import { shuffled } from '#core/random.ts'
import { threeNear } from '../alike.ts'
import { namedClubs } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { monthName } from '../../words/dates.ts'
import { hasExactYears } from '../years.ts'

/** Bonus of a club that he has played for. */
const OWN = 0.8

/** The sentence names the month, so that a later transfer does not make it wrong. */
export const clubNow: Template = {
  id: 'club-now',
  about: ['footballer'],
  options: 'club',
  ease: 0.5,
  most: 450,
  *make(facts, random) {
    for (const one of shuffled(facts.asked, random)) {
      if (one.club === null || !facts.isNamed(one.club) || !hasExactYears(one)) continue
      const { league, nation } = facts.club(one.club)
      const others = facts.clubs.filter((club) => (league ? club.league === league : club.nation === nation))
      const own = namedClubs(one, facts)
      const three = threeNear(
        [...own, ...others.map(({ id }) => id)].filter(facts.isNamed),
        one.club,
        random,
        (club) => club !== one.club,
        facts.renown,
        (club) => OWN * Number(own.includes(club)),
      )
      if (three) yield { about: [one.id], options: [one.club, ...three] }
    }
  },
  truth: ([one], club, facts) => (facts.footballer(one!).club === club ? 'yes' : 'no'),
  text([one], facts) {
    const { name } = facts.footballer(one!)
    const month = monthName(facts.asOf)
    return {
      en: `Who was ${name} playing for in ${month.en}?`,
      fr: `Dans quel club jouait ${name} en ${month.fr}\u202f?`,
      es: `¿En qué club estaba ${name} en ${month.es}?`,
    }
  },
  why: ([one], club, facts) => careerLine(facts.footballer(one!), facts, [club]),
}
