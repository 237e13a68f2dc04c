import { shuffled } from '#core/random.ts'
import type { Title } from '#data/types.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import { askedTitles, isNation, winnerOf } from '../titles.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { the, le, el } from '../../words/grammar.ts'
import { titleNoun } from '../../words/prizes.ts'

/** Older finals are history lessons. */
const FIRST_YEAR = 1966
/** The other options won it within this many years. */
const ERA = 24

const titleInYear = (id: string, options: 'nation' | 'club', most: number): Template => ({
  id,
  about: ['title', 'year'],
  options,
  ease: 0.2,
  most,
  *make(facts, random) {
    const titles = askedTitles(facts).filter(
      ({ title, year, winner }) => year >= FIRST_YEAR && isNation(title) === (options === 'nation') && canSay(winner),
    )
    function canSay(winner: string): boolean {
      return options === 'nation' ? facts.grammar.countries.has(winner) : facts.isNamed(winner)
    }
    for (const { title, year, winner } of shuffled(titles, random)) {
      const others = titles
        .filter((one) => one.title === title && Math.abs(one.year - year) <= ERA)
        .map((one) => one.winner)
      const three = threeOf(others, random, (one) => one !== winner)
      if (three) yield { about: [title, String(year)], options: [winner, ...three] }
    }
  },
  truth([title, year], option, facts) {
    const winner = winnerOf(title as Title, Number(year), facts)
    return winner === null ? 'unknown' : winner === option ? 'yes' : 'no'
  },
  text([title, year]) {
    const noun = titleNoun(title as Title, Number(year))
    return {
      en: `Who won ${the(noun)} in ${year}?`,
      fr: `Qui a remporté ${le(noun)} en ${year}\u202f?`,
      es: `¿Quién ganó ${el(noun)} en ${year}?`,
    }
  },
  why: ([title, year], right, facts) =>
    inAll(
      (language) =>
        `${titleNoun(title as Title, Number(year))[language]} ${year}${COLON[language]}${nameOf(right, facts)[language]}`,
    ),
})

const nameOf = (winner: string, facts: QuizFacts) => facts.grammar.countries.get(winner) ?? facts.noun(winner)

export const nationTitleInYear = titleInYear('nation-title', 'nation', 120)
export const clubTitleInYear = titleInYear('club-title', 'club', 160)
