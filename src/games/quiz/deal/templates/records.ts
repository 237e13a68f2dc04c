import { shuffled } from '#core/random.ts'
import { al, de, del, du, le, the } from '#data/phrases/grammar.ts'
import { titleNoun } from '#data/phrases/prizes.ts'
import type { Names, Title } from '#data/types.ts'
import { couldPlayIn, threeNear, threeOf, threeOthers } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { anyTitle, dated, theEdition } from '../../words/prizes.ts'
import { couldWin } from '../titles.ts'
import { tells } from './grounds.ts'

const scorerOf = (title: string, year: string, { history }: QuizFacts) =>
  history.scorers.find((one) => one.title === title && one.year === Number(year)) ?? null

const GOALS: Names = { en: 'goals', fr: 'buts', es: 'goles' }

/** `Gary Lineker: 6 goals (World Cup 1986)`. */
const scorerLine = (title: string, year: string, facts: QuizFacts): Names => {
  const { footballer, goals } = scorerOf(title, year, facts)!
  const { name } = facts.footballer(footballer)
  const when = dated(title as Title, Number(year))
  return inAll((language) => `${name}${COLON[language]}${goals} ${GOALS[language]} (${when[language]})`)
}

export const topScorer: Template = {
  id: 'top-scorer',
  about: ['title', 'year'],
  options: 'footballer',
  ease: -0.4,
  most: 30,
  *make(facts, random) {
    for (const { title, year, footballer } of shuffled(facts.history.scorers, random)) {
      if (!facts.asked.some(({ id }) => id === footballer)) continue
      const three = threeOthers(
        facts.footballer(footballer),
        facts,
        random,
        (one) => couldPlayIn(one, year) && couldWin(title, one.nation, facts),
        // Known men: those who had no part in it rule themselves out.
        ({ fame }) => 2 * fame,
      )
      if (three) yield { about: [title, String(year)], options: [footballer, ...three] }
    }
  },
  truth([title, year], option, facts) {
    const scorer = scorerOf(title!, year!, facts)
    return scorer === null ? 'unknown' : scorer.footballer === option ? 'yes' : 'no'
  },
  text([title, year]) {
    const noun = titleNoun(title as Title, Number(year))
    return {
      en: `Who was the top scorer at ${theEdition(title as Title, Number(year))}?`,
      fr: `Qui a fini meilleur buteur ${du(noun)} ${year}\u202f?`,
      es: `¿Quién fue el máximo goleador ${del(noun)} de ${year}?`,
    }
  },
  why: ([title, year], _, facts) => scorerLine(title!, year!, facts),
}

/** Options are drawn from as many tournaments, the nearest in time. */
const NEAREST = 5

export const scorerYear: Template = {
  id: 'top-scorer-year',
  about: ['title', 'footballer'],
  options: 'year',
  ease: -1.2,
  most: 30,
  *make(facts, random) {
    for (const { title, year, footballer } of shuffled(facts.history.scorers, random)) {
      if (!facts.asked.some(({ id }) => id === footballer)) continue
      const years = facts.history.scorers
        .filter((one) => one.title === title && one.year !== year)
        .map((one) => one.year)
        .sort((one, other) => Math.abs(one - year) - Math.abs(other - year))
        .slice(0, NEAREST)
      const three = threeOf(years.map(String), random, () => true)
      if (three) yield { about: [title, footballer], options: [String(year), ...three] }
    }
  },
  truth([title, footballer], year, facts) {
    const scorer = scorerOf(title!, year, facts)
    return scorer === null ? 'unknown' : scorer.footballer === footballer ? 'yes' : 'no'
  },
  text([title, footballer], facts) {
    const noun = anyTitle(title as Title)
    const { name } = facts.footballer(footballer!)
    return {
      en: `In which year was ${name} the top scorer at ${the(noun)}?`,
      fr: `En quelle année ${name} a-t-il fini meilleur buteur ${du(noun)}\u202f?`,
      es: `¿En qué año fue ${name} el máximo goleador ${del(noun)}?`,
    }
  },
  why: ([title], year, facts) => scorerLine(title!, year, facts),
}

const RECORD: Names = {
  en: 'a world record at the time',
  fr: 'record du monde à l’époque',
  es: 'récord mundial en su momento',
}

/** The buyer of a transfer that broke the world record. */
export const recordTransfer: Template = {
  id: 'record-transfer',
  about: ['footballer', 'year'],
  options: 'club',
  ease: -0.2,
  most: 30,
  *make(facts, random) {
    const buyers = facts.history.transfers.map(({ club }) => club)
    for (const { year, footballer, club } of shuffled(facts.history.transfers, random)) {
      const three = threeNear(buyers, club, random, () => true, facts.renown)
      if (three) yield { about: [footballer, String(year)], options: [club, ...three] }
    }
  },
  truth([footballer, year], club, { history }) {
    const record = history.transfers.find((one) => one.footballer === footballer && one.year === Number(year))
    return record === undefined ? 'unknown' : record.club === club ? 'yes' : 'no'
  },
  text([footballer, year], facts) {
    const { name } = facts.footballer(footballer!)
    return {
      en: `Which club broke the world transfer record for ${name} in ${year}?`,
      fr: `Quel club a battu le record du monde des transferts avec l’achat ${de(name)} en ${year}\u202f?`,
      es: `¿Qué club batió el récord mundial de traspasos al fichar a ${name} en ${year}?`,
    }
  },
  why: ([footballer, year], club, facts) =>
    inAll(
      (language) =>
        `${facts.footballer(footballer!).name}${COLON[language]}${facts.noun(club)[language]} ${year}, ${RECORD[language]}`,
    ),
}

const derbyOf = (name: string, { history }: QuizFacts) => history.derbies.find((derby) => derby.name.en === name)!

/** The other club of a derby whose name does not give it away. */
export const derby: Template = {
  id: 'derby',
  about: ['word', 'club'],
  options: 'club',
  ease: -0.1,
  most: 130,
  *make(facts, random) {
    const sides = facts.history.derbies.flatMap(({ name, clubs: [one, other] }) => [
      { name, club: one, right: other },
      { name, club: other, right: one },
    ])
    for (const { name, club, right } of shuffled(sides, random)) {
      // Betis Séville and FC Séville name each other.
      const { en, fr, es } = facts.noun(club)
      if ([name.en, name.fr, name.es, en, fr, es].some((word) => tells(word, right, facts))) continue
      const near = facts.clubs.filter(({ id, nation }) => nation === facts.club(right).nation && facts.isNamed(id))
      const three = threeNear(
        near.map(({ id }) => id),
        right,
        random,
        (one) => one !== club,
        facts.renown,
      )
      if (three) yield { about: [name.en, club], options: [right, ...three] }
    }
  },
  truth: ([name, club], option, facts) =>
    option !== club && derbyOf(name!, facts).clubs.includes(option) ? 'yes' : 'no',
  text([name, club], facts) {
    const { en, fr, es } = derbyOf(name!, facts).name
    const noun = facts.noun(club!)
    return {
      en: `${en}: who do ${noun.en} play?`,
      fr: `${fr}\u202f: qui affronte ${le(noun)}\u202f?`,
      es: `${es}: ¿quién se enfrenta ${al(noun)}?`,
    }
  },
  why([name, club], right, facts) {
    const { name: names } = derbyOf(name!, facts)
    const between = { en: ' v ', fr: ' – ', es: ' – ' }
    return inAll(
      (language) =>
        `${names[language]}${COLON[language]}${facts.noun(club!)[language]}${between[language]}${facts.noun(right)[language]}`,
    )
  },
}
