import { shuffled } from '#core/random.ts'
import { hasSureYears } from '#data/trust.ts'
import { threeNear } from '../alike.ts'
import { namedClubs, playedFor } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine, COLON, inAll } from '../../words/careers.ts'

const LEAST = 3
const MOST = 6
const EACH = 2

/** A career in order of joining, with a gap. */
export const missingClub: Template = {
  id: 'missing-club',
  about: ['footballer', 'club'],
  options: 'club',
  ease: 0.1,
  most: 1200,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    for (const one of shuffled(facts.asked, random)) {
      const clubs = namedClubs(one, facts)
      const whole = new Set(one.career.map(({ club }) => club)).size === clubs.length
      if (!whole || !hasSureYears(one) || clubs.length < LEAST || clubs.length > MOST) continue
      for (const hidden of shuffled(clubs, random).slice(0, EACH)) {
        const country = facts.club(hidden).nation
        const three = threeNear(
          named.filter(({ nation }) => nation === country).map(({ id }) => id),
          hidden,
          random,
          (club) => playedFor(one, club, facts) === 'no',
          facts.renown,
        )
        if (three) yield { about: [one.id, hidden], options: [hidden, ...three] }
      }
    }
  },
  // The other clubs of the career are in the sentence, so they cannot be options.
  truth: ([one], club, facts) => playedFor(facts.footballer(one!), club, facts),
  text([one, hidden], facts) {
    const footballer = facts.footballer(one!)
    const line = inAll((language) => {
      const names = namedClubs(footballer, facts).map((club) => (club === hidden ? '?' : facts.noun(club)[language]))
      return `${footballer.name}${COLON[language]}${names.join(', ')}`
    })
    return {
      en: `Which club is missing? ${line.en}`,
      fr: `Quel club manque\u202f? ${line.fr}`,
      es: `¿Qué club falta? ${line.es}`,
    }
  },
  why: ([one], right, facts) => careerLine(facts.footballer(one!), facts, [right]),
}
