import { shuffled } from '#core/random.ts'
import { threeOthers } from '../alike.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'

/** A face in pixels. */
export const face: Template = {
  id: 'face',
  about: ['footballer'],
  options: 'footballer',
  ease: 0.2,
  most: 900,
  *make(facts, random, { portraits }) {
    for (const right of shuffled(facts.asked, random)) {
      if (!portraits.has(right.id)) continue
      const three = threeOthers(right, facts, random, ({ id }) => portraits.has(id))
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  truth: ([one], option) => (option === one ? 'yes' : 'no'),
  text: () => ({ en: 'Whose face is this?', fr: 'À qui appartient ce visage\u202f?', es: '¿De quién es esta cara?' }),
  why: (_, right, facts) => careerLine(facts.footballer(right), facts),
  picture: ([one]) => ({ kind: 'face', id: one! }),
}
