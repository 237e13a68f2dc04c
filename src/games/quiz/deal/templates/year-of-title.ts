import { shuffled } from '#core/random.ts'
import type { Title } from '#data/types.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import { askedTitles, isNation, winnerOf } from '../titles.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { the, le, el } from '../../words/grammar.ts'
import { TITLE_NOUNS, titleNoun } from '../../words/prizes.ts'

const FIRST_YEAR = 1966
/** The year before the European Cup and the UEFA Cup changed their names: one sentence holds one name. */
const ERA = 1993
const NEAR = 20

const nounOf = (winner: string, facts: QuizFacts) =>
  facts.grammar.countries.get(winner) ?? facts.grammar.clubs.get(winner)

export const yearOfTitle: Template = {
  id: 'year-of-title',
  about: ['title', 'word'],
  options: 'year',
  ease: -0.1,
  most: 150,
  *make(facts, random) {
    const titles = askedTitles(facts).filter(
      ({ title, year, winner }) => year >= (isNation(title) ? FIRST_YEAR : ERA) && nounOf(winner, facts),
    )
    for (const { title, year, winner } of shuffled(titles, random)) {
      if (title === 'europa_league') continue
      const years = titles
        .filter((one) => one.title === title && Math.abs(one.year - year) <= NEAR)
        .map((one) => String(one.year))
      const three = threeOf(years, random, (one) => winnerOf(title, Number(one), facts) !== winner)
      if (three) yield { about: [title, winner], options: [String(year), ...three] }
    }
  },
  truth([title, winner], year, facts) {
    const won = winnerOf(title as Title, Number(year), facts)
    return won === null ? 'unknown' : won === winner ? 'yes' : 'no'
  },
  text([title, winner], facts) {
    const noun = TITLE_NOUNS[title as Title]
    const who = nounOf(winner!, facts)!
    return {
      en: `In which of these years did ${the(who)} win ${the(noun)}?`,
      fr: `Laquelle de ces années a vu ${le(who)} remporter ${le(noun)}\u202f?`,
      es: `¿En cuál de estos años ganó ${el(who)} ${el(noun)}?`,
    }
  },
  why: ([title, winner], year, facts) =>
    inAll(
      (language) =>
        `${titleNoun(title as Title, Number(year))[language]} ${year}${COLON[language]}${nounOf(winner!, facts)![language]}`,
    ),
}
