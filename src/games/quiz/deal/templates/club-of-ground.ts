import { fold } from '#core/fold.ts'
import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { du, del } from '../../words/grammar.ts'

const placeOf = (club: string, { clubRecords }: QuizFacts): string | null => {
  const ground = clubRecords.get(club)?.ground
  return ground ? `${ground.latitude} ${ground.longitude}` : null
}

/** Salernitana and Salerno, Antalyaspor and Antalya share their beginning. */
const STEM = 5
const stemsOf = (words: string): string[] =>
  fold(words)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, STEM))

/** True when one name gives the other away: both contain a word of four letters or more. */
export const tellsOf = (name: string, other: string): boolean => {
  const words = new Set(stemsOf(other))
  return stemsOf(name).some((stem) => words.has(stem))
}

const tells = (ground: string, club: string, facts: QuizFacts): boolean => {
  const noun = facts.noun(club)
  const { name, city } = facts.club(club)
  return [noun.en, noun.fr, noun.es, name, city ?? ''].some((word) => tellsOf(ground, word))
}

/** Clubs with a known ground that sentences can name. */
export const housed = (facts: QuizFacts): string[] => [...facts.clubRecords.keys()].filter(facts.isNamed)

export const groundName = (club: string, facts: QuizFacts): string => facts.clubRecords.get(club)!.ground.name

const namesOf = (club: string, { clubRecords }: QuizFacts): string[] => {
  const { name, otherNames } = clubRecords.get(club)!.ground
  return [name, ...otherNames].map(fold)
}

const areNamesakes = (club: string, other: string, facts: QuizFacts): boolean =>
  namesOf(club, facts).some((name) => namesOf(other, facts).includes(name))

const playsAt = (club: string, home: string, facts: QuizFacts) => {
  const place = placeOf(club, facts)
  if (place === null) return 'unknown' as const
  if (place === placeOf(home, facts)) return 'yes' as const
  // Several grounds are called Olympic Stadium or Red Bull Arena: a club at a namesake is not wrong.
  return areNamesakes(club, home, facts) ? ('unknown' as const) : ('no' as const)
}

const LEAST_NEIGHBOURS = 6

/** Clubs of the same country; where there are few, of the continent outside the five leagues. */
function neighbours(club: string, facts: QuizFacts): string[] {
  const continentOf = (id: string) => facts.evidence.confederations.get(facts.club(id).nation)
  const { nation } = facts.club(club)
  const home = housed(facts).filter((other) => facts.club(other).nation === nation)
  if (home.length > LEAST_NEIGHBOURS) return home
  const abroad = housed(facts).filter((other) => facts.clubRecords.get(other)!.lastLeague === null)
  const near = abroad.filter((other) => continentOf(other) === continentOf(club))
  return near.length > LEAST_NEIGHBOURS ? near : abroad
}

/** True when the ground's name does not give its club away. */
const isRiddle = (club: string, facts: QuizFacts): boolean => !tells(groundName(club, facts), club, facts)

export const clubOfGround: Template = {
  id: 'club-of-ground',
  about: ['ground'],
  options: 'club',
  ease: 0.3,
  most: 200,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      if (!isRiddle(right, facts)) continue
      const three = threeOf(neighbours(right, facts), random, (club) => playsAt(club, right, facts) === 'no')
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([home], club, facts) => playsAt(club, home!, facts),
  text([home], facts) {
    const ground = groundName(home!, facts)
    return {
      en: `Which club plays its home matches here: ${ground}?`,
      fr: `Quel club joue à domicile dans ce stade\u202f: ${ground}\u202f?`,
      es: `¿Qué club juega como local en este estadio: ${ground}?`,
    }
  },
  why: ([home], club, facts) =>
    inAll((language) => `${facts.noun(club)[language]}${COLON[language]}${groundName(home!, facts)}`),
}

/** A ground is represented by the id of a club that plays there. */
export const groundOfClub: Template = {
  id: 'ground-of-club',
  about: ['club'],
  options: 'ground',
  ease: 0.3,
  most: 200,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      if (!isRiddle(right, facts)) continue
      const three = threeOf(
        neighbours(right, facts),
        random,
        (club) => playsAt(right, club, facts) === 'no' && isRiddle(club, facts),
      )
      const names = new Set([right, ...(three ?? [])].map((club) => placeOf(club, facts)))
      if (three && names.size === 4) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([club], home, facts) => playsAt(club!, home, facts),
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which ground is home to ${noun.en}?`,
      fr: `Quel est le stade ${du(noun)}\u202f?`,
      es: `¿Cuál es el estadio ${del(noun)}?`,
    }
  },
  why: ([club], home, facts) =>
    inAll((language) => `${facts.noun(club!)[language]}${COLON[language]}${groundName(home, facts)}`),
}

/** Question with our drawing of a ground. */
export const groundDrawn: Template = {
  id: 'ground-drawn',
  about: ['ground'],
  options: 'ground',
  ease: -0.2,
  most: 200,
  *make(facts, random, { grounds }) {
    const drawn = housed(facts).filter((club) => grounds.has(club))
    for (const right of shuffled(drawn, random)) {
      const three = threeOf(
        neighbours(right, facts).filter((club) => grounds.has(club)),
        random,
        (club) => playsAt(right, club, facts) === 'no',
      )
      const places = new Set([right, ...(three ?? [])].map((club) => placeOf(club, facts)))
      if (three && places.size === 4) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([shown], home, facts) => playsAt(home, shown!, facts),
  text: () => ({
    en: 'Which ground did we draw here?',
    fr: 'Quel stade avons-nous dessiné ici\u202f?',
    es: '¿Qué estadio dibujamos aquí?',
  }),
  why: ([shown], home, facts) =>
    inAll((language) => `${groundName(home, facts)}${COLON[language]}${facts.noun(shown!)[language]}`),
  picture: ([shown]) => ({ kind: 'ground', id: shown! }),
}
