import { shuffled } from '#core/random.ts'
import { threeOthers } from '../alike.ts'
import { namedClubs, wasAtAll } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { au, el } from '../../words/grammar.ts'

export const threeClubs: Template = {
  id: 'three-clubs',
  about: ['club', 'club', 'club'],
  options: 'footballer',
  ease: 0.2,
  most: 1300,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const clubs = namedClubs(right, facts)
      const chosen = new Set(shuffled(clubs, random).slice(0, 3))
      if (chosen.size < 3) continue
      // In career order, as a fan would list them.
      const about = clubs.filter((club) => chosen.has(club))
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => wasAtAll(one, about) === 'no',
        (one) => new Set(one.career.map(({ club }) => club).filter((club) => chosen.has(club))).size,
      )
      if (three) yield { about, options: [right.id, ...three] }
    }
  },
  truth: (clubs, option, facts) => wasAtAll(facts.footballer(option), clubs),
  text(clubs, facts) {
    const [one, two, three] = clubs.map(facts.noun)
    return {
      en: `Who played for ${one!.en}, ${two!.en} and ${three!.en}?`,
      fr: `Qui a joué ${au(one!)}, ${au(two!)} et ${au(three!)}\u202f?`,
      es: `¿Quién jugó en ${el(one!)}, en ${el(two!)} y en ${el(three!)}?`,
    }
  },
  why: (clubs, right, facts) => careerLine(facts.footballer(right), facts, clubs),
}
