import { shuffled } from '#core/random.ts'
import { TITLES, type Title } from '#data/types.ts'
import { threeOthers } from '../alike.ts'
import { couldWin, yearsOf } from '../titles.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { the, le, el } from '../../words/grammar.ts'
import { asPlayer, TITLE_NOUNS, titleNoun } from '../../words/prizes.ts'

export const wonTitle: Template = {
  id: 'won-title',
  about: ['title'],
  options: 'footballer',
  ease: 0.1,
  most: 900,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      for (const title of TITLES) {
        if (facts.judge({ kind: 'title', title }, right) !== 'yes') continue
        const three = threeOthers(
          right,
          facts,
          random,
          (one) => facts.judge({ kind: 'title', title }, one) === 'no',
          // Prefers others who could have won it and are as famous: the title alone does not give the answer away.
          (one) => 2 * Number(couldWin(title, one.nation, facts)) + Number(one.fame >= right.fame),
        )
        if (three) yield { about: [title], options: [right.id, ...three] }
      }
    }
  },
  truth: ([title], option, facts) => facts.judge({ kind: 'title', title: title as Title }, facts.footballer(option)),
  text([title]) {
    const noun = TITLE_NOUNS[title as Title]
    const as = asPlayer(title as Title)
    return {
      en: `Which of these won ${the(noun)}${as.en}?`,
      fr: `Lequel a remporté ${le(noun)}${as.fr}\u202f?`,
      es: `¿Cuál de estos ganó ${el(noun)}${as.es}?`,
    }
  },
  why([title], right, facts) {
    const years = yearsOf(right, title as Title, facts)
    const noun = titleNoun(title as Title, years[0]!)
    return inAll((language) => `${facts.footballer(right).name}${COLON[language]}${noun[language]} ${years.join(', ')}`)
  },
}
