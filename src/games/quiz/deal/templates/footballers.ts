import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { areOfOneEra, threeOthers, threeNear, threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { inAll, listLine, yearOfBirth, careerLine, COLON } from '../../words/careers.ts'
import { fold } from '#core/fold.ts'
import { areOtherKits } from '../colours.ts'
import { areOneKit, haveSameColours, kitColours, kitPattern } from '../../words/kits.ts'

const YEAR_MS = 365.25 * 24 * 3600 * 1000

/** Years since birth at the month of the facts, also for the deceased. */
const yearsSince = ({ born }: Footballer, { asOf }: QuizFacts): number =>
  (Date.parse(`${asOf.slice(0, 7)}-01`) - Date.parse(born!)) / YEAR_MS

/** Years between the eldest and the next. */
const LEAST_YEARS = 6

export const bornFirst: Template = {
  id: 'born-first',
  about: [],
  options: 'footballer',
  compares: true,
  ease: -0.8,
  most: 80,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      if (right.born === null) continue
      const age = yearsSince(right, facts)
      const three = threeOthers(
        right,
        facts,
        random,
        (one) =>
          one.born !== null &&
          age / yearsSince(one, facts) >= LEAST_RATIO &&
          age - yearsSince(one, facts) >= LEAST_YEARS,
        (one) => -Math.abs(age - yearsSince(one, facts)) / 4,
      )
      if (three) yield { about: [], options: [right.id, ...three] }
    }
  },
  // Four options are compared by their figures; a single one is neither true nor false.
  truth: () => 'unknown',
  figure: (_, option, facts) => yearsSince(facts.footballer(option), facts),
  text: () => ({
    en: 'Which of these was born first?',
    fr: 'Lequel est né le premier\u202f?',
    es: '¿Cuál de estos nació antes?',
  }),
  why: (_, right, facts, others) => {
    const told = [right, ...others]
      .map(facts.footballer)
      .sort((one, other) => yearsSince(other, facts) - yearsSince(one, facts))
      .map((one) => `${one.name} ${yearOfBirth(one)}`)
    return inAll(() => listLine('', told))
  },
}

/** True while he has a club, or left his last one in the year of the facts: English and Spanish then use the perfect tense. */
export function playsOn(id: string, facts: QuizFacts): boolean {
  const { club, career } = facts.footballer(id)
  const isFree = career.some(({ to }) => to !== null && to >= Number(facts.asOf.slice(0, 4)))
  return (club !== null || isFree) && !facts.died.has(id)
}

/** True when all four play on: Spanish and English ask a mixed four in the simple past. */
export const allPlayOn = (options: readonly string[], facts: QuizFacts): boolean =>
  options.length > 0 && options.every((id) => playsOn(id, facts))

/** Those who play on as he does: a sentence with never has the tense of all four. */
export const alikeActive = (right: Footballer, others: readonly Footballer[], facts: QuizFacts): Footballer[] =>
  others.filter(({ id }) => playsOn(id, facts) === playsOn(right.id, facts))

export const nationOf: Template = {
  id: 'nation-of',
  about: ['footballer'],
  options: 'nation',
  isPlain: true,
  ease: 0.8,
  most: 400,
  *make(facts, random) {
    const sizes = Map.groupBy(facts.asked, ({ nation }) => nation)
    const nations = [...sizes.keys()].filter((code) => facts.grammar.countries.has(code))
    for (const one of shuffled(facts.asked, random)) {
      const { nation } = one
      if (!nations.includes(nation) || facts.judge({ kind: 'capped', nation }, one) !== 'yes') continue
      const continent = facts.evidence.confederations.get(nation)
      const three = threeNear(
        nations.filter((code) => facts.evidence.confederations.get(code) === continent),
        nation,
        random,
        (code) =>
          facts.judge({ kind: 'capped', nation: code }, one) === 'no' &&
          facts.judge({ kind: 'nation', nation: code }, one) === 'no',
        (code) => sizes.get(code)!.length,
      )
      if (three) yield { about: [one.id], options: [nation, ...three] }
    }
  },
  truth: ([one], nation, facts) => facts.judge({ kind: 'capped', nation }, facts.footballer(one!)),
  text([one], facts) {
    const { name } = facts.footballer(one!)
    const isActive = playsOn(one!, facts)
    return {
      en: isActive ? `Which national team has ${name} played for?` : `Which national team did ${name} play for?`,
      fr: `Avec quelle sélection ${name} a-t-il joué\u202f?`,
      es: `¿Con qué selección ${isActive ? 'ha jugado' : 'jugó'} ${name}?`,
    }
  },
  why: ([one], nation, facts) => careerLine(facts.footballer(one!), facts, null, facts.nation(nation)),
}

const CRITERION = { kind: 'caps', atLeast: 100 } as const

export const hundredCaps: Template = {
  id: 'hundred-caps',
  about: [],
  options: 'footballer',
  ease: -0.4,
  most: 180,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      if (facts.judge(CRITERION, right) !== 'yes') continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => facts.judge(CRITERION, one) === 'no',
        (one) => 2 * Number(one.fame >= right.fame),
      )
      if (three) yield { about: [], options: [right.id, ...three] }
    }
  },
  truth: (_, option, facts) => facts.judge(CRITERION, facts.footballer(option)),
  text(_, facts, options = []) {
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Which of these ${isOpen ? 'has won' : 'won'} 100 caps or more?`,
      fr: 'Lequel compte au moins 100 sélections en équipe nationale\u202f?',
      es: `¿Cuál de estos ${isOpen ? 'ha jugado' : 'jugó'} 100 partidos o más con su selección?`,
    }
  },
  why(_, right, facts) {
    const one = facts.footballer(right)
    const caps = { en: 'at least 100 caps', fr: 'au moins 100 sélections', es: 'al menos 100 partidos' }
    const names = facts.countries.find(({ code }) => code === one.nation)!.names
    const note = inAll((language) => `${names[language]}, ${caps[language]}`)
    return careerLine(one, facts, null, note)
  },
}

/** Translated nicknames that differ by language, and those that others bear too or that few fans use. */
const UNCLEAR = [
  'alan-shearer',
  'denis-law',
  'erling-haaland',
  'francesco-totti',
  'julen-guerrero',
  'lev-yashin',
  'marco-van-basten',
  'walter-samuel',
]
const wordsOf = (name: string): string[] => fold(name).split(/[ ’]/)

/** Nicknames from the search aliases that fans use and that do not contain his name. */
const FIRST_WORDS = /^(el|la|il|the|der|o|le|l’\S+|king|baby|big|super|captain|magic) ?/i

function nicknameOf({ id, name, fullName, aliases }: Footballer): string | null {
  if (UNCLEAR.includes(id)) return null
  const own = fold(`${name} ${fullName ?? ''}`)
  const tells = (alias: string) =>
    fold(alias)
      .split(' ')
      .some((word) => word.length > 2 && own.includes(word))
  // Translated aliases are not names: Swan of Utrecht, Cisne de Utrecht.
  const isTranslated = (alias: string) =>
    aliases.some(
      (other) => other !== alias && wordsOf(alias).some((word) => word.length > 4 && wordsOf(other).includes(word)),
    )
  return (
    aliases.find((alias) => FIRST_WORDS.test(alias) && alias.includes(' ') && !tells(alias) && !isTranslated(alias)) ??
    null
  )
}

const heldBy = (nickname: string, { footballers }: QuizFacts): Footballer[] =>
  footballers.filter(({ aliases }) => aliases.some((alias) => fold(alias) === fold(nickname)))

export const nicknameOfFootballer: Template = {
  id: 'nickname-of',
  about: ['word'],
  options: 'footballer',
  ease: 0.2,
  most: 250,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const nickname = nicknameOf(right)
      if (nickname === null || heldBy(nickname, facts).length !== 1) continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => nicknameOf(one) !== nickname,
        (one) => 2 * Number(areOfOneEra(right, one)),
      )
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  // A nickname belongs to the footballer who lists it as an alias; such names are unique.
  truth: ([one], option) => (option === one ? 'yes' : 'no'),
  text([one], facts) {
    const nickname = nicknameOf(facts.footballer(one!))!
    return {
      en: `Who is known as “${nickname}”?`,
      fr: `Qui ${facts.died.has(one!) ? 'était' : 'est'} surnommé «\u202f${nickname}\u202f»\u202f?`,
      es: `¿A quién apodan «${nickname}»?`,
    }
  },
  why(_, right, facts) {
    const one = facts.footballer(right)
    return careerLine(
      one,
      facts,
      null,
      inAll(() => nicknameOf(one)!),
    )
  },
}

const dressed = (facts: QuizFacts): string[] =>
  facts.clubs.filter(({ id, colours }) => colours !== null && facts.isNamed(id)).map(({ id }) => id)

function couldWear(club: string, shirt: string, facts: QuizFacts): 'yes' | 'no' | 'unknown' {
  if (club === shirt) return 'yes'
  const [one, other] = [facts.club(club).colours, facts.club(shirt).colours]
  return one && other && areOtherKits(one, other) && !areOneKit(club, shirt, facts) ? 'no' : 'unknown'
}

/** A shirt in the colours of a club. */
export const shirt: Template = {
  id: 'shirt',
  about: ['word'],
  options: 'club',
  ease: 0.3,
  most: 500,
  *make(facts, random) {
    const clubs = dressed(facts)
    for (const right of shuffled(clubs, random)) {
      const { nation } = facts.club(right)
      const near = clubs.filter((club) => facts.club(club).nation === nation)
      const three = threeOf(near.length > 8 ? near : clubs, random, (club) => couldWear(club, right, facts) === 'no')
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([worn], club, facts) => couldWear(club, worn!, facts),
  text: () => ({
    en: 'Whose colours are these?',
    fr: 'Quel club porte ces couleurs\u202f?',
    es: '¿De qué club son estos colores?',
  }),
  why([worn], _, facts, others) {
    // The pattern tells it from an option of the same colours.
    const isShared = others.some((club) => haveSameColours(club, worn!, facts))
    const kit = isShared ? kitPattern(worn!, facts) : kitColours(worn!, facts)
    const nickname = facts.clubRecords.get(worn!)?.nickname
    return inAll((language) => {
      const name = facts.noun(worn!)[language]
      const called = nickname && !name.includes(nickname.replace(/^The /, '')) ? ` (${nickname})` : ''
      return `${name}${COLON[language]}${kit[language]}${called}`
    })
  },
  pictures: ([worn]) => [{ kind: 'kit', id: worn! }],
}
