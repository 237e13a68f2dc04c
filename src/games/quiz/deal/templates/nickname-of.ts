import { fold } from '#core/fold.ts'
import { shuffled } from '#core/random.ts'
import type { Footballer } from '#data/types.ts'
import { threeOthers } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine, inAll } from '../../words/careers.ts'

/** Translated nicknames that differ by language. */
const IN_MANY_WORDS = ['lev-yashin', 'marco-van-basten']
const wordsOf = (name: string): string[] => fold(name).split(/[ ’]/)

/** Nicknames from the search aliases that fans use and that do not contain his name. */
const FIRST_WORDS = /^(el|la|il|the|der|o|le|l’\S+|king|baby|big|super|captain|magic) ?/i

function nicknameOf({ id, name, fullName, aliases }: Footballer): string | null {
  if (IN_MANY_WORDS.includes(id)) return null
  const own = fold(`${name} ${fullName ?? ''}`)
  const tells = (alias: string) =>
    fold(alias)
      .split(' ')
      .some((word) => word.length > 2 && own.includes(word))
  // Translated aliases are not names: Swan of Utrecht, Cisne de Utrecht.
  const isTranslated = (alias: string) =>
    aliases.some(
      (other) => other !== alias && wordsOf(alias).some((word) => word.length > 4 && wordsOf(other).includes(word)),
    )
  return (
    aliases.find((alias) => FIRST_WORDS.test(alias) && alias.includes(' ') && !tells(alias) && !isTranslated(alias)) ??
    null
  )
}

const heldBy = (nickname: string, { footballers }: QuizFacts): Footballer[] =>
  footballers.filter(({ aliases }) => aliases.some((alias) => fold(alias) === fold(nickname)))

export const nicknameOfFootballer: Template = {
  id: 'nickname-of',
  about: ['word'],
  options: 'footballer',
  ease: 0.3,
  most: 250,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const nickname = nicknameOf(right)
      if (nickname === null || heldBy(nickname, facts).length !== 1) continue
      const three = threeOthers(right, facts, random, (one) => nicknameOf(one) !== nickname)
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  // A nickname belongs to the footballer who lists it as an alias; such names are unique.
  truth: ([one], option) => (option === one ? 'yes' : 'no'),
  text([one], facts) {
    const nickname = nicknameOf(facts.footballer(one!))!
    return {
      en: `Who is known as “${nickname}”?`,
      fr: `Qui est surnommé «\u00a0${nickname}\u00a0»\u202f?`,
      es: `¿A quién apodan «${nickname}»?`,
    }
  },
  why(_, right, facts) {
    const one = facts.footballer(right)
    return careerLine(
      one,
      facts,
      null,
      inAll(() => nicknameOf(one)!),
    )
  },
}
