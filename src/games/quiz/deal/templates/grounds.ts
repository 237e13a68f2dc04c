import { fold } from '#core/fold.ts'
import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { groundName } from '../../words/grounds.ts'
import { du, del, vient, es } from '#data/phrases/grammar.ts'

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
const tellsOf = (name: string, other: string): boolean => {
  const words = new Set(stemsOf(other))
  return stemsOf(name).some((stem) => words.has(stem))
}

/** True when words such as a ground's or a derby's name give a club away. */
export const tells = (words: string, club: string, facts: QuizFacts): boolean => {
  const noun = facts.noun(club)
  const { name, city } = facts.club(club)
  return [noun.en, noun.fr, noun.es, name, city ?? ''].some((word) => tellsOf(words, word))
}

/** Clubs with a known ground that sentences can name. */
export const housed = (facts: QuizFacts): string[] => [...facts.clubRecords.keys()].filter(facts.isNamed)

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

/** Countries whose clubs everybody knows. */
const KNOWN = ['GB-ENG', 'ES', 'IT', 'DE', 'FR']
const LEAST_NEIGHBOURS = 6

/** Clubs of the same country; where there are few, of the continent outside the five leagues. */
function neighbours(club: string, facts: QuizFacts): string[] {
  const continentOf = (id: string) => facts.evidence.confederations.get(facts.club(id).nation)
  const { nation } = facts.club(club)
  const home = housed(facts).filter((other) => facts.club(other).nation === nation)
  if (home.length > LEAST_NEIGHBOURS) return home
  // An Italian or a Spanish name would rule itself out beside a Belgian one.
  const abroad = housed(facts).filter((other) => !KNOWN.includes(facts.club(other).nation))
  const near = abroad.filter((other) => continentOf(other) === continentOf(club))
  return near.length > LEAST_NEIGHBOURS ? near : abroad
}

/** Clubs of the same country: the language of a name tells nothing among them. */
export const compatriots = (club: string, facts: QuizFacts): string[] =>
  housed(facts).filter((other) => facts.club(other).nation === facts.club(club).nation)

/** They play elsewhere or no more: Ukraine is at war, Guangzhou was dissolved in 2025, other grounds are built anew. */
const AWAY = ['shakhtar', 'dynamokyiv', 'evergrande', 'zaragoza', 'dinamozagreb']

const isAtHome = (club: string, { clubRecords }: QuizFacts): boolean =>
  !AWAY.includes(club) && clubRecords.get(club)!.ground.meanwhile === null

/** True when the ground's name does not give its club away. */
const isRiddle = (club: string, facts: QuizFacts): boolean =>
  !Object.values(groundName(club, facts)).some((name) => tells(name, club, facts))

export const clubOfGround: Template = {
  id: 'club-of-ground',
  about: ['ground'],
  options: 'club',
  ease: 0,
  most: 200,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      if (!isRiddle(right, facts) || !isAtHome(right, facts)) continue
      const three = threeOf(compatriots(right, facts), random, (club) => playsAt(club, right, facts) === 'no')
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([home], club, facts) => playsAt(club, home!, facts),
  text([home], facts) {
    const ground = groundName(home!, facts)
    return {
      en: `${ground.en}: which club plays its home matches there?`,
      fr: `${ground.fr}\u202f: quel club y joue à domicile\u202f?`,
      es: `${ground.es}: ¿qué club juega allí como local?`,
    }
  },
  why: ([home], club, facts) =>
    inAll((language) => `${facts.noun(club)[language]}${COLON[language]}${groundName(home!, facts)[language]}`),
}

/** A ground is represented by the id of a club that plays there. */
export const groundOfClub: Template = {
  id: 'ground-of-club',
  about: ['club'],
  options: 'ground',
  ease: 0.1,
  most: 200,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      if (!isRiddle(right, facts) || !isAtHome(right, facts)) continue
      const three = threeOf(
        compatriots(right, facts),
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
    inAll((language) => `${facts.noun(club!)[language]}${COLON[language]}${groundName(home, facts)[language]}`),
}

/** Question with our drawing of a ground. */
export const groundDrawn: Template = {
  id: 'ground-drawn',
  about: ['ground'],
  options: 'ground',
  ease: -0.4,
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
    en: 'Which ground have we drawn here?',
    fr: 'Quel stade avons-nous dessiné ici\u202f?',
    es: '¿Qué estadio hemos dibujado aquí?',
  }),
  why: ([shown], home, facts) =>
    inAll((language) => `${groundName(home, facts)[language]}${COLON[language]}${facts.noun(shown!)[language]}`),
  pictures: ([shown]) => [{ kind: 'ground', id: shown! }],
}

/** The club at home in our drawing of a ground. */
export const groundClub: Template = {
  ...clubOfGround,
  id: 'ground-club',
  ease: -0.3,
  *make(facts, random, { grounds }) {
    const drawn = housed(facts).filter((club) => grounds.has(club))
    for (const right of shuffled(drawn, random)) {
      if (!isAtHome(right, facts)) continue
      const three = threeOf(neighbours(right, facts), random, (club) => playsAt(club, right, facts) === 'no')
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  text: () => ({
    en: 'Which club plays its home matches here?',
    fr: 'Quel club joue ici à domicile\u202f?',
    es: '¿Qué club juega aquí como local?',
  }),
  pictures: ([shown]) => [{ kind: 'ground', id: shown! }],
}

const cityOf = (club: string, facts: QuizFacts) => facts.cityOf(facts.club(club))

const isRevealed = (club: string, facts: QuizFacts): boolean => {
  const city = cityOf(club, facts)
  const noun = facts.noun(club)
  const names = [noun.en, noun.fr, noun.es, facts.club(club).name]
  return city === null || Object.values(city).some((word) => names.some((name) => tellsOf(word, name)))
}

/** Named after a region, with a ground out of the city that fans would say. */
const REGIONAL = ['new-england-revolution', 'nyredbulls']

/** A city is represented by the id of a club there. */
export const cityOfClub: Template = {
  id: 'city-of',
  about: ['club'],
  options: 'city',
  ease: 0,
  most: 160,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null).map(({ id }) => id)
    for (const right of shuffled(named, random)) {
      if (isRevealed(right, facts) || REGIONAL.includes(right)) continue
      const { nation } = facts.club(right)
      const near = named.filter((club) => facts.club(club).nation === nation && cityOf(club, facts))
      const cities = new Map(near.map((club) => [cityOf(club, facts)!.en, club]))
      cities.delete(cityOf(right, facts)!.en)
      const three = threeOf(cities.values(), random, () => true)
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth([club], option, facts) {
    const [city, other] = [cityOf(club!, facts), cityOf(option, facts)]
    return city === null || other === null ? 'unknown' : city.en === other.en ? 'yes' : 'no'
  },
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which city are ${noun.en} from?`,
      fr: `De quelle ville ${vient(noun)}\u202f?`,
      es: `¿De qué ciudad ${es(noun)}?`,
    }
  },
  why: ([club], _, facts) =>
    inAll((language) => `${facts.noun(club!)[language]}${COLON[language]}${cityOf(club!, facts)![language]}`),
}

/** Their ground stands in another town than the one the club is from. */
const OUT_OF_TOWN: readonly string[] = [
  'chivas',
  'espanyol',
  'lagalaxy',
  'lille',
  'lyon',
  'manutd',
  'metz',
  'nottmforest',
  'nycosmos',
  'panathinaikos',
  'salzburg',
  'sassuolo',
  'tigres',
  'zamalek',
]

/** The city of our drawing of a ground. */
export const groundCity: Template = {
  id: 'ground-city',
  about: ['ground'],
  options: 'city',
  ease: -0.3,
  most: 200,
  *make(facts, random, { grounds }) {
    const drawn = housed(facts).filter(
      (club) => grounds.has(club) && cityOf(club, facts) !== null && !OUT_OF_TOWN.includes(club),
    )
    for (const right of shuffled(drawn, random)) {
      const near = neighbours(right, facts).filter((club) => cityOf(club, facts) !== null)
      const cities = new Map(near.map((club) => [cityOf(club, facts)!.en, club]))
      cities.delete(cityOf(right, facts)!.en)
      const three = threeOf(cities.values(), random, () => true)
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([shown], option, facts) =>
    OUT_OF_TOWN.includes(shown!) ? 'unknown' : cityOfClub.truth([shown!], option, facts),
  text: () => ({
    en: 'In which city is this ground?',
    fr: 'Dans quelle ville se trouve ce stade\u202f?',
    es: '¿En qué ciudad está este estadio?',
  }),
  why: ([shown], _, facts) =>
    inAll((language) => `${groundName(shown!, facts)[language]}${COLON[language]}${cityOf(shown!, facts)![language]}`),
  pictures: ([shown]) => [{ kind: 'ground', id: shown! }],
}

/** Country of a club outside the five leagues. */
export const countryOfClub: Template = {
  id: 'country-of',
  about: ['club'],
  options: 'nation',
  ease: 0.4,
  most: 180,
  *make(facts, random) {
    const clubs = facts.clubs.filter(
      ({ id, nation, name, city }) =>
        facts.isNamed(id) &&
        !KNOWN.includes(nation) &&
        !facts.noun(id).en.includes('(') &&
        facts.grammar.countries.has(nation) &&
        ![name, city ?? ''].some((word) => tellsOf(facts.nation(nation).en, word)) &&
        // Kyiv and Copenhagen leave nothing to know, in whichever language they are named.
        (city === null || !isRevealed(id, facts)),
    )
    const nations = new Set(clubs.map(({ nation }) => nation))
    for (const { id, nation } of shuffled(clubs, random)) {
      const continent = facts.evidence.confederations.get(nation)
      const three = threeOf(
        [...nations].filter((code) => facts.evidence.confederations.get(code) === continent),
        random,
        (code) => code !== nation,
      )
      if (three) yield { about: [id], options: [nation, ...three] }
    }
  },
  truth: ([club], nation, facts) => (facts.club(club!).nation === nation ? 'yes' : 'no'),
  text([club], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Which country are ${noun.en} from?`,
      fr: `De quel pays ${vient(noun)}\u202f?`,
      es: `¿De qué país ${es(noun)}?`,
    }
  },
  why: ([club], nation, facts) =>
    inAll((language) => `${facts.noun(club!)[language]}${COLON[language]}${facts.nation(nation)[language]}`),
}
