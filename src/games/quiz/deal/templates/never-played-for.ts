import { shuffled } from '#core/random.ts'
import { hasAllClubs } from '#data/trust.ts'
import { threeAlike } from '../alike.ts'
import { namedClubs, playedFor, wasIn } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { au, el } from '../../words/grammar.ts'

/** Maximum questions per club for each of its known footballers. */
const EACH = 1

/** All four options have complete careers on record. */
export const neverPlayedFor: Template = {
  id: 'never-played-for',
  about: ['club'],
  options: 'footballer',
  ease: -0.2,
  most: 1200,
  *make(facts, random) {
    const sure = facts.asked.filter(hasAllClubs)
    const men = new Map<string, typeof sure>()
    for (const one of sure) for (const club of namedClubs(one, facts)) men.set(club, [...(men.get(club) ?? []), one])
    for (const [club, members] of shuffled([...men], random)) {
      const country = facts.club(club).nation
      const strangers = shuffled(sure, random).filter(
        (one) => playedFor(one, club, facts) === 'no' && wasIn(one, country, facts),
      )
      for (const right of strangers.slice(0, members.length * EACH)) {
        const three = threeAlike(right, members, random)
        if (three) yield { about: [club], options: [right.id, ...three] }
      }
    }
  },
  truth([club], option, facts) {
    const one = facts.footballer(option)
    if (!hasAllClubs(one)) return 'unknown'
    return playedFor(one, club!, facts) === 'yes' ? 'no' : 'yes'
  },
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which of these never played for ${noun.en}?`,
      fr: `Lequel n’a jamais joué ${au(noun)}\u202f?`,
      es: `¿Cuál de estos nunca jugó en ${el(noun)}?`,
    }
  },
  why: (_, right, facts) => careerLine(facts.footballer(right), facts),
}
