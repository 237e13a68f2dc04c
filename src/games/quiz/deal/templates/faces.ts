import { shuffled } from '#core/random.ts'
import { faceLikeness, threeOf, threeOthers } from '../alike.ts'
import type { Template } from '../template.ts'
import { careerLine, inAll, COLON, yearOfBirth } from '../../words/careers.ts'
import { nationOf, playsOn } from './footballers.ts'

/** A pixelated face. */
export const face: Template = {
  id: 'face',
  about: ['footballer'],
  options: 'footballer',
  ease: -0.2,
  most: 900,
  *make(facts, random, { portraits, skins }) {
    for (const right of shuffled(facts.asked, random)) {
      if (!portraits.has(right.id)) continue
      const three = threeOthers(right, facts, random, ({ id }) => portraits.has(id), faceLikeness(right, skins))
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  truth: ([one], option) => (option === one ? 'yes' : 'no'),
  text: () => ({ en: 'Whose face is this?', fr: 'À qui appartient ce visage\u202f?', es: '¿De quién es esta cara?' }),
  why: (_, right, facts) => careerLine(facts.footballer(right), facts),
  pictures: ([one]) => [{ kind: 'pixels', id: one! }],
}

/** The national team of the man behind a pixelated face. */
export const faceNation: Template = {
  ...nationOf,
  id: 'face-nation',
  ease: -0.2,
  most: 700,
  *make(facts, random, drawn) {
    for (const draft of nationOf.make(facts, random, drawn)) if (drawn.portraits.has(draft.about[0]!)) yield draft
  },
  text([one], facts) {
    const isActive = playsOn(one!, facts)
    return {
      en: isActive ? 'Which national team has he played for?' : 'Which national team did he play for?',
      fr: 'Avec quelle sélection a-t-il joué\u202f?',
      es: isActive ? '¿Con qué selección ha jugado?' : '¿Con qué selección jugó?',
    }
  },
  pictures: ([one]) => [{ kind: 'pixels', id: one! }],
}

/** Fame from which fans have his years in mind. */
const FAME = 4
/** Years between the right one and the others: near enough that the face alone rules none out. */
const STEPS = [-6, -4, -2, 2, 4, 6]
/** A known man is older: a later year would rule itself out. */
const YOUNGEST = 20

/** The year of birth of the man behind a pixelated face. */
export const faceBorn: Template = {
  id: 'face-born',
  about: ['footballer'],
  options: 'year',
  isPlain: true,
  ease: -1.6,
  most: 60,
  *make(facts, random, { portraits }) {
    const latest = Number(facts.asOf.slice(0, 4)) - YOUNGEST
    for (const one of shuffled(facts.asked, random)) {
      if (one.fame < FAME || one.born === null || !portraits.has(one.id)) continue
      const year = Number(yearOfBirth(one))
      const years = STEPS.map((step) => year + step).filter((other) => other <= latest)
      const three = threeOf(years.map(String), random, () => true)
      if (three) yield { about: [one.id], options: [String(year), ...three] }
    }
  },
  truth([one], year, facts) {
    const footballer = facts.footballer(one!)
    return footballer.born === null ? 'unknown' : yearOfBirth(footballer) === year ? 'yes' : 'no'
  },
  text: () => ({ en: 'In which year was he born?', fr: 'En quelle année est-il né\u202f?', es: '¿En qué año nació?' }),
  why: ([one], year, facts) => inAll((language) => `${facts.footballer(one!).name}${COLON[language]}${year}`),
  pictures: ([one]) => [{ kind: 'pixels', id: one! }],
}
