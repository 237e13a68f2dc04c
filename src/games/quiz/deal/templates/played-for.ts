import { shuffled } from '#core/random.ts'
import { threeOthers } from '../alike.ts'
import { namedClubs, playedFor, wasIn } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { du, el } from '../../words/grammar.ts'

export const playedForClub: Template = {
  id: 'played-for',
  about: ['club'],
  options: 'footballer',
  ease: 0.2,
  most: 2000,
  *make(facts, random) {
    const wanted = facts.asked.flatMap((right) => namedClubs(right, facts).map((club) => ({ right, club })))
    for (const { right, club } of shuffled(wanted, random)) {
      const country = facts.club(club).nation
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => playedFor(one, club, facts) === 'no',
        (one) => Number(wasIn(one, country, facts)),
      )
      if (three) yield { about: [club], options: [right.id, ...three] }
    }
  },
  truth: ([club], option, facts) => playedFor(facts.footballer(option), club!, facts),
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which of these played for ${noun.en}?`,
      fr: `Lequel a porté le maillot ${du(noun)}\u202f?`,
      es: `¿Cuál de estos jugó en ${el(noun)}?`,
    }
  },
  why: ([club], right, facts) => careerLine(facts.footballer(right), facts, [club!]),
}
