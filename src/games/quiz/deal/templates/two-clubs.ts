import { shuffled } from '#core/random.ts'
import { threeOthers } from '../alike.ts'
import { namedClubs, wasAtAll } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { au, el } from '../../words/grammar.ts'

export const twoClubs: Template = {
  id: 'two-clubs',
  about: ['club', 'club'],
  options: 'footballer',
  ease: 0.1,
  most: 1800,
  *make(facts, random) {
    const wanted = facts.asked.flatMap((right) => {
      const clubs = shuffled(namedClubs(right, facts), random)
      return [clubs.slice(0, 2), clubs.slice(1, 3)].filter((two) => two.length === 2).map((two) => ({ right, two }))
    })
    for (const { right, two } of shuffled(wanted, random)) {
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => wasAtAll(one, two) === 'no',
        (one) => 2 * Number(one.career.some(({ club }) => two.includes(club))),
      )
      if (three) yield { about: two, options: [right.id, ...three] }
    }
  },
  truth: (clubs, option, facts) => wasAtAll(facts.footballer(option), clubs),
  text(clubs, facts) {
    const [one, other] = clubs.map(facts.noun)
    return {
      en: `Who played for both ${one!.en} and ${other!.en}?`,
      fr: `Qui a joué ${au(one!)} et ${au(other!)}\u202f?`,
      es: `¿Quién jugó en ${el(one!)} y en ${el(other!)}?`,
    }
  },
  why: (clubs, right, facts) => careerLine(facts.footballer(right), facts, clubs),
}
