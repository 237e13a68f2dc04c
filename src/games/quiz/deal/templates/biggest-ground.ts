import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import { number } from '#i18n/format.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { inAll, listLine } from '../../words/careers.ts'
import { groundName, housed } from './club-of-ground.ts'

const NEAR = 2.2

/** Capacity; NaN where it is disputed. */
const capacityOf = (club: string, { clubRecords }: QuizFacts): number => {
  const { capacity, capacityDisputed } = clubRecords.get(club)!.ground
  return capacityDisputed ? Number.NaN : capacity
}

const CAPACITY = { en: 'Capacity: ', fr: 'Places\u202f: ', es: 'Localidades: ' }

export const biggestGround: Template = {
  id: 'biggest-ground',
  about: [],
  options: 'ground',
  compares: true,
  ease: 0.1,
  most: 190,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      const places = capacityOf(right, facts)
      const { nation } = facts.club(right)
      const three = threeOf(
        housed(facts).filter((club) => facts.club(club).nation === nation),
        random,
        (club) => {
          const ratio = places / capacityOf(club, facts)
          return ratio >= LEAST_RATIO && ratio <= NEAR
        },
      )
      if (three) yield { about: [], options: [right, ...three] }
    }
  },
  truth: () => 'unknown',
  figure: (_, option, facts) => capacityOf(option, facts),
  text: () => ({
    en: 'Which of these grounds holds the most people?',
    fr: 'Lequel de ces stades compte le plus de places\u202f?',
    es: '¿Cuál de estos estadios tiene más capacidad?',
  }),
  why(_, right, facts, others) {
    const told = [right, ...others].sort((one, other) => capacityOf(other, facts) - capacityOf(one, facts))
    return inAll((language) =>
      listLine(
        CAPACITY[language],
        told.map((club) => `${groundName(club, facts)} ${number(language, capacityOf(club, facts))}`),
      ),
    )
  },
}
