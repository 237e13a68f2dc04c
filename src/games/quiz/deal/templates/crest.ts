import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import type { Template } from '../template.ts'
import { inAll } from '../../words/careers.ts'

/** Our own crest is a riddle: a nickname, a town, a legend. */
export const crest: Template = {
  id: 'crest',
  about: ['word'],
  options: 'club',
  ease: -0.1,
  most: 330,
  *make(facts, random, { crests }) {
    const clubs = facts.clubs.filter(({ id }) => crests.has(id) && facts.isNamed(id) && facts.emblemOf(id))
    for (const { id, nation } of shuffled(clubs, random)) {
      const near = clubs.filter((club) => club.nation === nation)
      const three = threeOf(
        (near.length > 5 ? near : clubs).map((club) => club.id),
        random,
        (club) => club !== id,
      )
      if (three) yield { about: [id], options: [id, ...three] }
    }
  },
  // Each emblem was drawn for one club, for the reason that the sheet of emblems gives.
  truth: ([drawn], club) => (club === drawn ? 'yes' : 'no'),
  text: () => ({
    en: 'A riddle of our own: for which club did we draw this crest?',
    fr: 'Un rébus de notre cru\u202f: pour quel club avons-nous dessiné ce blason\u202f?',
    es: 'Un acertijo nuestro: ¿para qué club dibujamos este escudo?',
  }),
  why: ([drawn], _, facts) => facts.emblemOf(drawn!) ?? inAll(() => ''),
  picture: ([drawn]) => ({ kind: 'crest', id: drawn! }),
}
