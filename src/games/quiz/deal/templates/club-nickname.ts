import { fold } from '#core/fold.ts'
import { shuffled } from '#core/random.ts'
import { threeOf } from '../alike.ts'
import { areFarApart } from '../colours.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { housed } from './club-of-ground.ts'

/** Initials such as FCH are not nicknames. */
const INITIALS = /^[A-Z]{2,4}$/

const SPELT = 3
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SPELT)

/** Nicknames that contain the name: Les Monégasques of Monaco, the Reds of Urawa Red Diamonds, the Gers of Rangers. */
const givesAway = (nickname: string, name: string): boolean =>
  wordsOf(nickname).some((called) =>
    wordsOf(name).some(
      (word) => word.slice(0, SPELT) === called.slice(0, SPELT) || (called.length > SPELT && word.includes(called)),
    ),
  )

const nicknameOf = (club: string, { clubRecords }: QuizFacts): string | null => clubRecords.get(club)?.nickname ?? null

/**
 * Nicknames by colour are common: an option is provably wrong when it has another nickname and nowhere wears the
 * colour.
 */
function isCalled(nickname: string, holder: string, club: string, facts: QuizFacts): 'yes' | 'no' | 'unknown' {
  const own = nicknameOf(club, facts)
  if (own === null) return 'unknown'
  if (fold(own) === fold(nickname)) return 'yes'
  const [one, other] = [facts.club(holder).colours, facts.club(club).colours]
  return one && other?.every((colour) => areFarApart(one[0], colour)) ? 'no' : 'unknown'
}

export const clubNickname: Template = {
  id: 'club-nickname',
  about: ['word'],
  options: 'club',
  ease: 0.2,
  most: 180,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      const nickname = nicknameOf(right, facts)
      const { nation, name, city } = facts.club(right)
      const noun = facts.noun(right)
      if (!nickname || INITIALS.test(nickname)) continue
      if ([noun.en, noun.fr, noun.es, name, city ?? ''].some((word) => givesAway(nickname, word))) continue
      const near = housed(facts).filter((club) => facts.club(club).nation === nation)
      const three = threeOf(
        near.length > 8 ? near : housed(facts),
        random,
        (club) => isCalled(nickname, right, club, facts) === 'no',
      )
      if (three) yield { about: [right], options: [right, ...three] }
    }
  },
  truth: ([holder], club, facts) => isCalled(nicknameOf(holder!, facts)!, holder!, club, facts),
  text([holder], facts) {
    const nickname = nicknameOf(holder!, facts)!
    return {
      en: `Which club is nicknamed “${nickname}”?`,
      fr: `Quel club est surnommé «\u00a0${nickname}\u00a0»\u202f?`,
      es: `¿A qué club apodan «${nickname}»?`,
    }
  },
  why: ([holder], right, facts) =>
    inAll((language) => `${facts.noun(right)[language]}${COLON[language]}${nicknameOf(holder!, facts)!}`),
}
