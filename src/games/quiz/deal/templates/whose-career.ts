import { shuffled } from '#core/random.ts'
import { hasSureYears } from '#data/trust.ts'
import { threeOthers } from '../alike.ts'
import { namedClubs, wasAtAll, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine, inAll } from '../../words/careers.ts'

const LEAST = 3
const MOST = 6

/** Clubs in order of joining; null when one cannot be named. */
function routeOf(id: string, facts: QuizFacts): string[] | null {
  const one = facts.footballer(id)
  const clubs = [...new Set(one.career.map(({ club }) => club))]
  const fits = clubs.length >= LEAST && clubs.length <= MOST && namedClubs(one, facts).length === clubs.length
  return hasSureYears(one) && fits ? clubs : null
}

export const whoseCareer: Template = {
  id: 'whose-career',
  about: ['word'],
  options: 'footballer',
  ease: 0.4,
  most: 700,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const route = routeOf(right.id, facts)
      if (!route) continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => wasAtAll(one, route) === 'no',
        (one) => new Set(one.career.map(({ club }) => club).filter((club) => route.includes(club))).size,
      )
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  truth: ([one], option, facts) => wasAtAll(facts.footballer(option), routeOf(one!, facts) ?? []),
  text([one], facts) {
    const route = routeOf(one!, facts)!.map(facts.noun)
    const clubs = inAll((language) => route.map((noun) => noun[language]).join(', '))
    return {
      en: `Whose career? ${clubs.en}.`,
      fr: `Qui a eu ce parcours\u202f? ${clubs.fr}.`,
      es: `¿De quién es esta carrera? ${clubs.es}.`,
    }
  },
  why: (_, right, facts) => careerLine(facts.footballer(right), facts),
}
