import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../words/careers.ts'
import { groundName, housed } from './club-of-ground.ts'

const NEAR = 2.2

/** Places, NaN where they are disputed. */
const capacityOf = (club: string, { clubRecords }: QuizFacts): number => {
  const { capacity, capacityDisputed } = clubRecords.get(club)!.ground
  return capacityDisputed ? Number.NaN : capacity
}

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
  why(_, right, facts) {
    const figure = (tag: string) => capacityOf(right, facts).toLocaleString(tag)
    const capacity = {
      en: `capacity ${figure('en-GB')}`,
      fr: `${figure('fr-FR')} places`,
      es: `${figure('es-ES')} localidades`,
    }
    return inAll((language) => `${groundName(right, facts)}${COLON[language]}${capacity[language]}`)
  },
}
