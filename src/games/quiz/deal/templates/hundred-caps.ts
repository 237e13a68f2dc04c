import { shuffled } from '#core/random.ts'
import { threeOthers } from '../alike.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'

const CRITERION = { kind: 'caps', atLeast: 100 } as const

export const hundredCaps: Template = {
  id: 'hundred-caps',
  about: [],
  options: 'footballer',
  ease: 0,
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
  text: () => ({
    en: 'Which of these has played 100 matches or more for his country?',
    fr: 'Lequel compte au moins 100 sélections en équipe nationale\u202f?',
    es: '¿Cuál de estos ha jugado 100 partidos o más con su selección?',
  }),
  why(_, right, facts) {
    const { name, nation } = facts.footballer(right)
    const caps = { en: '100 caps or more', fr: '100 sélections ou plus', es: '100 partidos o más' }
    const names = facts.countries.find(({ code }) => code === nation)!.names
    return inAll((language) => `${name}${COLON[language]}${caps[language]}, ${names[language]}`)
  },
}
