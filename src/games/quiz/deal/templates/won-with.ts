import { shuffled } from '#core/random.ts'
import type { Competition } from '#data/types.ts'
import { threeOthers } from '../alike.ts'
import { playedFor } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { the, le, el } from '../../words/grammar.ts'
import { COMPETITION_NOUNS } from '../../words/prizes.ts'

export const wonWith: Template = {
  id: 'won-with',
  about: ['competition', 'club'],
  options: 'footballer',
  ease: 0,
  most: 1300,
  *make(facts, random) {
    const wanted = facts.asked.flatMap((right) => {
      const wins = shuffled(facts.evidence.wins.get(right.id)?.yes ?? [], random)
      return wins
        .filter(({ club }) => facts.isNamed(club))
        .slice(0, 2)
        .map((win) => ({ right, ...win }))
    })
    for (const { right, competition, club } of shuffled(wanted, random)) {
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => facts.judge({ kind: 'competitionWith', competition, club }, one) === 'no',
        (one) => 2 * Number(playedFor(one, club, facts) === 'yes'),
      )
      if (three) yield { about: [competition, club], options: [right.id, ...three] }
    }
  },
  truth: ([competition, club], option, facts) =>
    facts.judge(
      { kind: 'competitionWith', competition: competition as Competition, club: club! },
      facts.footballer(option),
    ),
  text([competition, club], facts) {
    const prize = COMPETITION_NOUNS[competition as Competition]
    const noun = facts.noun(club!)
    return {
      en: `Which player won ${the(prize)} with ${noun.en}?`,
      fr: `Quel joueur a remporté ${le(prize)} avec ${le(noun)}\u202f?`,
      es: `¿Qué jugador ganó ${el(prize)} con ${el(noun)}?`,
    }
  },
  why([competition, club], right, facts) {
    const years = (facts.evidence.wins.get(right)?.yes ?? [])
      .filter((win) => win.competition === competition && win.club === club)
      .map(({ year }) => year)
      .sort()
    const prize = COMPETITION_NOUNS[competition as Competition]
    return inAll(
      (language) =>
        `${facts.footballer(right).name}${COLON[language]}${prize[language]} ${years.join(', ')} (${facts.noun(club!)[language]})`,
    )
  },
}
