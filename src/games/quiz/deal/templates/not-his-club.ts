import { shuffled } from '#core/random.ts'
import { hasAllClubs } from '#data/trust.ts'
import { threeNear } from '../alike.ts'
import { namedClubs, playedFor } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'

/** One club he never played for, three that he did. */
export const notHisClub: Template = {
  id: 'not-his-club',
  about: ['footballer'],
  options: 'club',
  ease: 0,
  most: 1100,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id }) => facts.isNamed(id))
    for (const one of shuffled(facts.asked, random)) {
      const clubs = shuffled(namedClubs(one, facts), random)
      const [first, second, third] = clubs
      if (!third || !hasAllClubs(one)) continue
      // Same country and class as his clubs: of the five leagues when the others are.
      const countries = new Set([first, second, third].map((club) => facts.club(club!).nation))
      const others = named.filter(
        ({ id, nation, colours }) => countries.has(nation) && colours !== null && playedFor(one, id, facts) === 'no',
      )
      // About as famous as a random one of his clubs: neither the largest nor the smallest gives itself away.
      const like = threeNear(
        [first!, ...others.map(({ id }) => id)],
        first!,
        random,
        (id) => id !== first,
        facts.renown,
      )
      if (like) yield { about: [one.id], options: [like[0], first!, second!, third] }
    }
  },
  truth([one], club, facts) {
    const footballer = facts.footballer(one!)
    if (!hasAllClubs(footballer)) return 'unknown'
    return playedFor(footballer, club, facts) === 'yes' ? 'no' : 'yes'
  },
  text([one], facts) {
    const { name } = facts.footballer(one!)
    return {
      en: `Which club did ${name} never play for?`,
      fr: `Dans quel club ${name} n’a-t-il jamais joué\u202f?`,
      es: `¿En qué club no jugó nunca ${name}?`,
    }
  },
  why: ([one], _, facts) => careerLine(facts.footballer(one!), facts),
}
