import { shuffled } from '#core/random.ts'
import { LEAGUES, type LeagueId } from '#data/types.ts'
import { threeAlike } from '../alike.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { the, el } from '../../words/grammar.ts'
import { LEAGUE_NOUNS } from '../../words/prizes.ts'

const EACH = 150

export const leagueNever: Template = {
  id: 'league-never',
  about: ['league'],
  options: 'footballer',
  ease: 0,
  most: 600,
  *make(facts, random) {
    for (const league of LEAGUES) {
      const verdictOf = (one: (typeof facts.asked)[number]) => facts.judge({ kind: 'leagueEver', league }, one)
      // Each of the three others has played in another of the five leagues too, so that nobody stands out as a
      // foreigner to them.
      const players = facts.asked.filter(
        (one) => verdictOf(one) === 'yes' && facts.evidence.leagues.get(one.id)!.yes.length > 1,
      )
      const others = shuffled(facts.asked, random).filter((one) => verdictOf(one) === 'no')
      for (const right of others.slice(0, EACH)) {
        const three = threeAlike(right, players, random)
        if (three) yield { about: [league], options: [right.id, ...three] }
      }
    }
  },
  truth([league], option, facts) {
    const played = facts.judge({ kind: 'leagueEver', league: league as LeagueId }, facts.footballer(option))
    return played === 'unknown' ? 'unknown' : played === 'yes' ? 'no' : 'yes'
  },
  text([league]) {
    const noun = LEAGUE_NOUNS[league as LeagueId]
    return {
      en: `Which of these never played in ${the(noun)}?`,
      fr: `Lequel n’a jamais joué en ${noun.fr}\u202f?`,
      es: `¿Cuál de estos nunca jugó en ${el(noun)}?`,
    }
  },
  why: (_, right, facts) => careerLine(facts.footballer(right), facts),
}
