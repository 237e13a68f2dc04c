import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { inAll, listLine } from '../../words/careers.ts'
import { housed } from './club-of-ground.ts'

/** Age in years; NaN where historians disagree. */
const ageOf = (club: string, { clubRecords, asOf }: QuizFacts): number => {
  const { founded, foundingDisputed } = clubRecords.get(club)!
  return foundingDisputed ? Number.NaN : Number(asOf.slice(0, 4)) - founded
}

const FOUNDED = { en: 'Founded: ', fr: 'Fondation\u202f: ', es: 'Fundación: ' }

export const oldestClub: Template = {
  id: 'oldest-club',
  about: [],
  options: 'club',
  compares: true,
  ease: -0.2,
  most: 190,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      const age = ageOf(right, facts)
      const { nation } = facts.club(right)
      const three = threeOf(
        housed(facts).filter((club) => facts.club(club).nation === nation),
        random,
        (club) => age / ageOf(club, facts) >= LEAST_RATIO,
      )
      if (three) yield { about: [], options: [right, ...three] }
    }
  },
  truth: () => 'unknown',
  figure: (_, option, facts) => ageOf(option, facts),
  text: () => ({
    en: 'Which of these clubs is the oldest?',
    fr: 'Lequel de ces clubs est le plus ancien\u202f?',
    es: '¿Cuál de estos clubes es el más antiguo?',
  }),
  why(_, right, facts, others) {
    const told = [right, ...others].sort((one, other) => ageOf(other, facts) - ageOf(one, facts))
    const years = (club: string) => facts.clubRecords.get(club)!.founded
    return inAll((language) =>
      listLine(
        FOUNDED[language],
        told.map((club) => `${facts.noun(club)[language]} ${years(club)}`),
      ),
    )
  },
}
