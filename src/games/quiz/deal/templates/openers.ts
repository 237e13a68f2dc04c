import { shuffled } from '#core/random.ts'
import { el, le } from '#data/phrases/grammar.ts'
import { titleNoun } from '#data/phrases/prizes.ts'
import type { Footballer, Names, Position, Role, Title } from '#data/types.ts'
import { couldPlayIn, faceLikeness, threeOthers } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { couldWin, isNation, winnerOf, yearsOf } from '../titles.ts'
import { careerLine, COLON, inAll } from '../../words/careers.ts'
import { lastDecember } from '../../words/dates.ts'
import { dated, theEdition } from '../../words/prizes.ts'
import { clubAtEndOf, hasExactYears } from '../years.ts'
import { playsOn } from './footballers.ts'

/** Fame from which most fans know the name, and with it the line and the era. */
const FAME = 4

const famous = ({ asked }: QuizFacts): Footballer[] => asked.filter(({ fame }) => fame >= FAME)

/** A clear face. */
export const portrait: Template = {
  id: 'portrait',
  about: ['footballer'],
  options: 'footballer',
  ease: 0.4,
  most: 600,
  *make(facts, random, { portraits, skins }) {
    for (const right of shuffled(famous(facts), random)) {
      if (!portraits.has(right.id)) continue
      const three = threeOthers(
        right,
        facts,
        random,
        ({ id, fame }) => fame >= FAME && portraits.has(id),
        faceLikeness(right, skins),
      )
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  truth: ([one], option) => (option === one ? 'yes' : 'no'),
  text: () => ({ en: 'Who is this?', fr: 'Qui est-ce\u202f?', es: '¿Quién es?' }),
  why: (_, right, facts) => careerLine(facts.footballer(right), facts),
  pictures: ([one]) => [{ kind: 'face', id: one! }],
}

const LINES: Record<Role, Names> = {
  Goalkeeper: { en: 'goalkeeper', fr: 'gardien de but', es: 'portero' },
  Defender: { en: 'defender', fr: 'défenseur', es: 'defensa' },
  Midfielder: { en: 'midfielder', fr: 'milieu de terrain', es: 'centrocampista' },
  Attacker: { en: 'forward', fr: 'attaquant', es: 'delantero' },
}

/** Positions on either side of the midfield that nobody would count as part of it. */
const NO_MIDFIELDERS: readonly (Position | null)[] = ['Goalkeeper', 'Centre-Back', 'Centre-Forward']
/** Positions in the middle of it. */
const MIDFIELDERS: readonly (Position | null)[] = ['Central Midfield', 'Defensive Midfield']

/** Whether a footballer plays on that line; unknown where some would argue, as between neighbouring lines. */
function playsAs(line: Role, { role, position }: Footballer): 'yes' | 'no' | 'unknown' {
  if (line === 'Midfielder') {
    if (MIDFIELDERS.includes(position)) return 'yes'
    return NO_MIDFIELDERS.includes(position) ? 'no' : 'unknown'
  }
  if (role === line) return 'yes'
  return role === 'Midfielder' && line !== 'Goalkeeper' ? 'unknown' : 'no'
}

/** The only one of his line among four of a nation. */
export const lineAmong: Template = {
  id: 'line-among',
  about: ['word'],
  options: 'footballer',
  isPlain: true,
  ease: 0.6,
  most: 600,
  *make(facts, random) {
    for (const right of shuffled(famous(facts), random)) {
      const line = right.role
      if (playsAs(line, right) !== 'yes') continue
      // A sentence has one tense: all four play on, or none does.
      const isOpen = playsOn(right.id, facts)
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => one.fame >= FAME && playsOn(one.id, facts) === isOpen && playsAs(line, one) === 'no',
      )
      if (three) yield { about: [line], options: [right.id, ...three] }
    }
  },
  truth: ([line], option, facts) => playsAs(line as Role, facts.footballer(option)),
  text([line], facts, options = []) {
    const noun = LINES[line as Role]
    const isOpen = options.length === 0 || options.some((id) => playsOn(id, facts))
    return {
      en: `Which one ${isOpen ? 'is' : 'was'} the ${noun.en}?`,
      fr: `Lequel ${isOpen ? 'est' : 'était'} ${noun.fr}\u202f?`,
      es: `¿Cuál de ellos ${isOpen ? 'es' : 'era'} ${noun.es}?`,
    }
  },
  why: ([line], right, facts) => careerLine(facts.footballer(right), facts, null, LINES[line as Role]),
}

/** Years since his last match from which a man is known to play no more. */
const LONG_GONE = 3

/** The year in which a career ended, for good; null: it goes on, it is not known, or it ended lately. */
function endOf(one: Footballer, facts: QuizFacts): number | null {
  if (one.club !== null || facts.died.has(one.id) || !hasExactYears(one)) return null
  const years = one.career.map(({ to }) => to)
  if (years.length === 0 || years.includes(null)) return null
  const end = Math.max(...(years as number[]))
  return Number(facts.asOf.slice(0, 4)) - end >= LONG_GONE ? end : null
}

function isPlaying(id: string, facts: QuizFacts): 'yes' | 'no' | 'unknown' {
  if (facts.footballer(id).club !== null && !facts.died.has(id)) return 'yes'
  return endOf(facts.footballer(id), facts) === null ? 'unknown' : 'no'
}

/** His club in the month that the sentences name. */
const clubOfDecember = (id: string, facts: QuizFacts): string | null =>
  clubAtEndOf(facts.footballer(id), Number(facts.asOf.slice(0, 4)) - 1)

/** Keeps the others within some years of his age: a wider gap would give him away. */
const inReach = (one: Footballer, other: Footballer, years: number): boolean =>
  Math.abs(Number(one.born?.slice(0, 4)) - Number(other.born?.slice(0, 4))) <= years
const REACH = 16

/** The only one of four who plays on; the month is named, so that an end of his career does not make it wrong. */
export const stillPlaying: Template = {
  id: 'still-playing',
  about: [],
  options: 'footballer',
  ease: 0.5,
  most: 250,
  *make(facts, random) {
    for (const right of shuffled(famous(facts), random)) {
      if (isPlaying(right.id, facts) !== 'yes') continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => one.fame >= FAME && inReach(right, one, REACH) && isPlaying(one.id, facts) === 'no',
      )
      if (three) yield { about: [], options: [right.id, ...three] }
    }
  },
  truth(_, option, facts) {
    const plays = isPlaying(option, facts)
    return plays === 'yes' && clubOfDecember(option, facts) === null ? 'unknown' : plays
  },
  text(_, facts) {
    const month = lastDecember(facts.asOf)
    return {
      en: `Which of these was still playing in ${month.en}?`,
      fr: `Lequel jouait encore en ${month.fr}\u202f?`,
      es: `¿Cuál de estos seguía en activo en ${month.es}?`,
    }
  },
  why: (_, right, facts) => careerLine(facts.footballer(right), facts, [clubOfDecember(right, facts)!]),
}

/** The only one of four who had retired. */
export const retired: Template = {
  id: 'retired',
  about: [],
  options: 'footballer',
  ease: 0.5,
  most: 300,
  *make(facts, random) {
    for (const right of shuffled(famous(facts), random)) {
      if (isPlaying(right.id, facts) !== 'no') continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => one.fame >= FAME && inReach(right, one, REACH) && isPlaying(one.id, facts) === 'yes',
      )
      if (three) yield { about: [], options: [right.id, ...three] }
    }
  },
  truth(_, option, facts) {
    const plays = isPlaying(option, facts)
    return plays === 'unknown' ? 'unknown' : plays === 'yes' ? 'no' : 'yes'
  },
  text(_, facts) {
    const month = lastDecember(facts.asOf)
    return {
      en: `Which of these had hung up his boots by ${month.en}?`,
      fr: `Lequel avait déjà raccroché les crampons en ${month.fr}\u202f?`,
      es: `¿Cuál de estos ya había colgado las botas en ${month.es}?`,
    }
  },
  why(_, right, facts) {
    const one = facts.footballer(right)
    const end = { en: 'career ended in', fr: 'fin de carrière en', es: 'fin de la carrera en' }
    return inAll((language) => `${one.name}${COLON[language]}${end[language]} ${endOf(one, facts)}`)
  },
}

/** Tournaments that fans of today have watched. */
const WATCHED: Partial<Record<Title, number>> = { world_cup: 1998, european_championship: 2000 }

/** Proven: he never played for the nation that won. */
function isForeign(one: Footballer, title: Title, year: number, facts: QuizFacts): boolean {
  const nation = winnerOf(title, year, facts)
  return nation !== null && (['capped', 'nation'] as const).every((kind) => facts.judge({ kind, nation }, one) === 'no')
}

/** A man of the team that won a tournament, beside men of other nations. */
export const wonInYear: Template = {
  id: 'won-in-year',
  about: ['title', 'year'],
  options: 'footballer',
  ease: 0.2,
  most: 200,
  *make(facts, random) {
    for (const right of shuffled(famous(facts), random)) {
      for (const { title, year } of facts.evidence.honours.get(right.id) ?? []) {
        const since = WATCHED[title]
        if (since === undefined || year < since || !isNation(title)) continue
        const three = threeOthers(
          right,
          facts,
          random,
          (one) =>
            one.fame >= FAME &&
            couldPlayIn(one, year) &&
            couldWin(title, one.nation, facts) &&
            isForeign(one, title, year, facts),
        )
        if (three) yield { about: [title, String(year)], options: [right.id, ...three] }
      }
    }
  },
  truth([title, year], option, facts) {
    if (yearsOf(option, title as Title, facts).includes(Number(year))) return 'yes'
    return isForeign(facts.footballer(option), title as Title, Number(year), facts) ? 'no' : 'unknown'
  },
  text([title, year]) {
    const noun = titleNoun(title as Title, Number(year))
    return {
      en: `Which of these won ${theEdition(title as Title, Number(year))}?`,
      fr: `Lequel a remporté ${le(noun)} ${year}\u202f?`,
      es: `¿Cuál de estos ganó ${el(noun)} de ${year}?`,
    }
  },
  why: ([title, year], right, facts) =>
    inAll((language) => {
      const { name, nation } = facts.footballer(right)
      return `${name}${COLON[language]}${dated(title as Title, Number(year))[language]}, ${facts.nation(nation)[language]}`
    }),
}

const BALLON = 'ballon_dor'
const BALLONS_SINCE = 1995

const ballonOf = (year: number, { evidence }: QuizFacts): string | null =>
  [...evidence.honours].find(([, honours]) => honours.some((one) => one.title === BALLON && one.year === year))?.[0] ??
  null

/** The winner of a year, beside others of his days. */
export const ballonInYear: Template = {
  id: 'ballon-year',
  about: ['title', 'year'],
  options: 'footballer',
  ease: -0.2,
  most: 40,
  *make(facts, random) {
    for (const right of shuffled(famous(facts), random)) {
      for (const year of yearsOf(right.id, BALLON, facts)) {
        if (year < BALLONS_SINCE) continue
        const three = threeOthers(
          right,
          facts,
          random,
          (one) => one.fame >= FAME && wasAPlayer(one, year) && !yearsOf(one.id, BALLON, facts).includes(year),
          ({ fame }) => 2 * fame,
        )
        if (three) yield { about: [BALLON, String(year)], options: [right.id, ...three] }
      }
    }
  },
  truth([, year], option, facts) {
    const winner = ballonOf(Number(year), facts)
    return winner === null ? 'unknown' : winner === option ? 'yes' : 'no'
  },
  text: ([, year]) => ({
    en: `Who won the Ballon d’Or in ${year}?`,
    fr: `Qui a remporté le Ballon d’Or en ${year}\u202f?`,
    es: `¿Quién ganó el Balón de Oro en ${year}?`,
  }),
  why: ([, year], right, facts) =>
    inAll((language) => {
      const prize = titleNoun(BALLON, Number(year))[language]
      return `${facts.footballer(right).name}${COLON[language]}${prize} ${yearsOf(right, BALLON, facts).join(', ')}`
    }),
}

/** True when he was at a club in that year. */
const wasAPlayer = ({ career }: Footballer, year: number): boolean =>
  career.some(({ from, to, current }) => from !== null && from <= year && (current || (to !== null && to >= year)))
