import { shuffled } from '#core/random.ts'
import { TITLES, type Title } from '#data/types.ts'
import { threeAlike } from '../alike.ts'
import { couldWin, yearsOf } from '../titles.ts'
import type { Template } from '../template.ts'
import { inAll, listLine } from '../../words/careers.ts'
import { the, le, el } from '../../words/grammar.ts'
import { asPlayer, TITLE_NOUNS } from '../../words/prizes.ts'

/** Titles with many winners: not having a smaller one surprises nobody. */
const ASKED: readonly Title[] = TITLES.filter((title) => title !== 'africa_cup' && title !== 'ballon_dor')
const EACH = 220
const WINNERS = { en: 'Winners: ', fr: 'Vainqueurs\u202f: ', es: 'Ganadores: ' }

/** The odd one out of four. */
export const neverWonTitle: Template = {
  id: 'never-won-title',
  about: ['title'],
  options: 'footballer',
  ease: -0.1,
  most: 700,
  *make(facts, random) {
    for (const title of ASKED) {
      const verdictOf = (one: (typeof facts.asked)[number]) => facts.judge({ kind: 'title', title }, one)
      const winners = facts.asked.filter((one) => verdictOf(one) === 'yes')
      // Whoever still plays may win it before the facts say so.
      const others = shuffled(facts.asked, random).filter(
        (one) => verdictOf(one) === 'no' && one.fame > 3 && one.club === null && couldWin(title, one.nation, facts),
      )
      for (const right of others.slice(0, EACH)) {
        const three = threeAlike(right, winners, random)
        if (three) yield { about: [title], options: [right.id, ...three] }
      }
    }
  },
  truth([title], option, facts) {
    const won = facts.judge({ kind: 'title', title: title as Title }, facts.footballer(option))
    return won === 'unknown' ? 'unknown' : won === 'yes' ? 'no' : 'yes'
  },
  text([title]) {
    const noun = TITLE_NOUNS[title as Title]
    const as = asPlayer(title as Title)
    return {
      en: `Odd one out: who never won ${the(noun)}${as.en}?`,
      fr: `Cherchez l’intrus\u202f: qui n’a jamais remporté ${le(noun)}${as.fr}\u202f?`,
      es: `Busca al intruso: ¿quién nunca ganó ${el(noun)}${as.es}?`,
    }
  },
  why: ([title], _, facts, winners) =>
    inAll((language) => {
      const won = winners.map((id) => {
        const years = yearsOf(id, title as Title, facts)
        return `${facts.footballer(id).name}${years.length > 0 ? ` (${years.join(', ')})` : ''}`
      })
      return listLine(WINNERS[language], won)
    }),
}
