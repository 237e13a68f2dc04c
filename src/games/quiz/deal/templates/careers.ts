import { shuffled } from '#core/random.ts'
import { MOST_PICTURES } from '#contracts/quiz-shown.ts'
import { hasSureYears, hasAllClubs } from '#data/trust.ts'
import { threeNear, threeOthers, threeAlike, areOfOneEra } from '../alike.ts'
import { isSettled, namedClubs, playedFor, wasAtAll, wasIn, type QuizFacts } from '../facts.ts'
import type { PictureRef } from '../question.ts'
import type { Template } from '../template.ts'
import { careerLine, COLON, inAll, staysLine } from '../../words/careers.ts'
import { du, el, au, de } from '#data/phrases/grammar.ts'
import type { Footballer } from '#data/types.ts'
import { hasExactYears, wereTogether } from '../years.ts'
import { allPlayOn, alikeActive, playsOn } from './footballers.ts'

const LEAST = 3
const MOST = 6
const EACH = 2

/** A career in order of joining, with a gap. */
export const missingClub: Template = {
  id: 'missing-club',
  about: ['footballer', 'club'],
  options: 'club',
  isMembership: true,
  ease: -0.4,
  most: 520,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    for (const one of shuffled(facts.asked, random)) {
      const clubs = routeOf(one.id, facts)
      if (!clubs) continue
      for (const hidden of shuffled([...new Set(clubs)], random).slice(0, EACH)) {
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
      const names = stepsOf(footballer).map((club) => (club === hidden ? '?' : facts.noun(club)[language]))
      return `${footballer.name}${COLON[language]}${names.join(', ')}`
    })
    return {
      en: `Which club is missing? ${line.en}`,
      fr: `Quel club manque\u202f? ${line.fr}`,
      es: `¿Qué club falta? ${line.es}`,
    }
  },
  why: ([one], right, facts) => careerLine(facts.footballer(one!), facts, [right]),
  pictures: ([one, hidden], facts) =>
    crestsOf(
      namedClubs(facts.footballer(one!), facts).filter((club) => club !== hidden),
      facts,
    ),
}

/** Crests of the best-known clubs of a career, as many as a question shows, in order of joining. */
function crestsOf(clubs: readonly string[], facts: QuizFacts): PictureRef[] {
  const known = clubs.toSorted((one, other) => facts.renown(other) - facts.renown(one)).slice(0, MOST_PICTURES)
  return clubs
    .filter((club) => known.includes(club))
    .map((id) => ({ kind: 'crest', id, label: inAll((language) => facts.noun(id)[language]) }))
}

/** Clubs in order of joining; who went back to a club has it twice. */
const stepsOf = ({ career }: Footballer): string[] =>
  career.map(({ club }) => club).filter((club, at, all) => club !== all[at - 1])

/** The steps of a career; null when one cannot be named, or when they are too few or too many. */
function routeOf(id: string, facts: QuizFacts): string[] | null {
  const one = facts.footballer(id)
  const steps = stepsOf(one)
  const fits =
    new Set(steps).size >= LEAST && steps.length <= MOST && steps.every((club) => namedClubs(one, facts).includes(club))
  return hasSureYears(one) && fits ? steps : null
}

export const whoseCareer: Template = {
  id: 'whose-career',
  about: ['word'],
  options: 'footballer',
  isMembership: true,
  ease: 0.1,
  most: 700,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const route = routeOf(right.id, facts)
      if (!route) continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => wasAtAll(one, route) === 'no',
        (one) => new Set(one.career.map(({ club }) => club).filter((club) => route.includes(club))).size,
      )
      if (three) yield { about: [right.id], options: [right.id, ...three] }
    }
  },
  truth: ([one], option, facts) => wasAtAll(facts.footballer(option), routeOf(one!, facts) ?? []),
  text([one], facts) {
    const route = routeOf(one!, facts)!.map(facts.noun)
    const clubs = inAll((language) => route.map((noun) => noun[language]).join(', '))
    return {
      en: `Whose career? ${clubs.en}.`,
      fr: `Qui a eu ce parcours\u202f? ${clubs.fr}.`,
      es: `¿De quién es esta carrera? ${clubs.es}.`,
    }
  },
  why: ([one], right, facts) => careerLine(facts.footballer(right), facts, routeOf(one!, facts)),
  pictures: ([one], facts) => crestsOf([...new Set(routeOf(one!, facts)!)], facts),
}

const lastYear = ({ asOf }: QuizFacts): number => Number(asOf.slice(0, 4))

/** Without a club joined in the year of the facts: he may not have played for it yet. */
const settledClubs = (one: Footballer, facts: QuizFacts): string[] =>
  namedClubs(one, facts).filter((club) => one.career.some((spell) => spell.club === club && isSettled(spell, facts)))

/** Years that he spent at a club. */
const staysAt = ({ career }: Footballer, club: string, facts: QuizFacts): number =>
  career
    .filter((spell) => spell.club === club && spell.from !== null)
    .reduce((sum, { from, to }) => sum + (to ?? lastYear(facts)) - from!, 0)

/** One club he never played for, three that he did. */
export const notHisClub: Template = {
  id: 'not-his-club',
  about: ['footballer'],
  options: 'club',
  isMembership: true,
  ease: -0.3,
  most: 210,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id }) => facts.isNamed(id))
    for (const one of shuffled(facts.asked, random)) {
      const clubs = shuffled(settledClubs(one, facts), random)
      const [first, second, third] = clubs
      if (!third || !hasAllClubs(one)) continue
      // Same country and class as his clubs: of the five leagues when the others are.
      const countries = new Set([first, second, third].map((club) => facts.club(club!).nation))
      const others = named.filter(
        ({ id, nation, colours }) => countries.has(nation) && colours !== null && playedFor(one, id, facts) === 'no',
      )
      // About as famous as a random one of his clubs: neither the largest nor the smallest gives itself away.
      const like = threeNear(
        [first!, ...others.map(({ id }) => id)],
        first!,
        random,
        (id) => id !== first,
        facts.renown,
      )
      if (like) yield { about: [one.id], options: [like[0], first!, second!, third] }
    }
  },
  truth([one], club, facts) {
    const footballer = facts.footballer(one!)
    if (!hasAllClubs(footballer)) return 'unknown'
    return playedFor(footballer, club, facts) === 'yes' ? 'no' : 'yes'
  },
  text([one], facts) {
    const { name } = facts.footballer(one!)
    const isActive = playsOn(one!, facts)
    return {
      en: isActive ? `Which club has ${name} never played for?` : `Which club did ${name} never play for?`,
      fr: `Dans quel club ${name} n’a-t-il jamais joué\u202f?`,
      es: `¿En qué club no ${isActive ? 'ha jugado' : 'jugó'} nunca ${name}?`,
    }
  },
  why: ([one], _, facts, others) => careerLine(facts.footballer(one!), facts, others),
}

export const playedForClub: Template = {
  id: 'played-for',
  about: ['club'],
  options: 'footballer',
  isMembership: true,
  ease: -0.2,
  most: 330,
  *make(facts, random) {
    const wanted = facts.asked.flatMap((right) => settledClubs(right, facts).map((club) => ({ right, club })))
    for (const { right, club } of shuffled(wanted, random)) {
      const country = facts.club(club).nation
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => playedFor(one, club, facts) === 'no',
        (one) => Number(wasIn(one, country, facts)),
      )
      if (three) yield { about: [club], options: [right.id, ...three] }
    }
  },
  truth: ([club], option, facts) => playedFor(facts.footballer(option), club!, facts),
  text([club], facts, options = []) {
    const noun = facts.noun(club!)
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Which of these ${isOpen ? 'has ' : ''}played for ${noun.en}?`,
      fr: `Lequel a porté le maillot ${du(noun)}\u202f?`,
      es: `¿Cuál de estos ${isOpen ? 'ha jugado' : 'jugó'} en ${el(noun)}?`,
    }
  },
  why: ([club], right, facts) => careerLine(facts.footballer(right), facts, [club!]),
}

/** A club of the man behind a pixelated face: that of most of his years. */
export const faceClub: Template = {
  id: 'face-club',
  about: ['footballer'],
  options: 'club',
  isMembership: true,
  ease: -0.3,
  most: 700,
  *make(facts, random, { portraits }) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    for (const one of shuffled(facts.asked, random)) {
      const [right] = settledClubs(one, facts).toSorted(
        (club, other) => staysAt(one, other, facts) - staysAt(one, club, facts),
      )
      if (!right || !portraits.has(one.id)) continue
      const { nation } = facts.club(right)
      const three = threeNear(
        named.filter((club) => club.nation === nation).map(({ id }) => id),
        right,
        random,
        (club) => playedFor(one, club, facts) === 'no',
        facts.renown,
      )
      if (three) yield { about: [one.id], options: [right, ...three] }
    }
  },
  truth: ([one], club, facts) => playedFor(facts.footballer(one!), club, facts),
  text([one], facts) {
    const isActive = playsOn(one!, facts)
    return {
      en: isActive ? 'Which of these clubs has he played for?' : 'Which of these clubs did he play for?',
      fr: 'Dans lequel de ces clubs a-t-il joué\u202f?',
      es: isActive ? '¿En cuál de estos clubes ha jugado?' : '¿En cuál de estos clubes jugó?',
    }
  },
  why: ([one], right, facts) => careerLine(facts.footballer(one!), facts, [right]),
  pictures: ([one]) => [{ kind: 'pixels', id: one! }],
}

/** Maximum questions per club for each of its known footballers. */
const EACH_STRANGERS = 1

/** All four options have complete careers on record. */
export const neverPlayedFor: Template = {
  id: 'never-played-for',
  about: ['club'],
  options: 'footballer',
  isMembership: true,
  ease: -0.5,
  most: 200,
  *make(facts, random) {
    const sure = facts.asked.filter(hasAllClubs)
    const men = new Map<string, typeof sure>()
    for (const one of sure) for (const club of settledClubs(one, facts)) men.set(club, [...(men.get(club) ?? []), one])
    for (const [club, members] of shuffled([...men], random)) {
      const country = facts.club(club).nation
      const strangers = shuffled(sure, random).filter(
        (one) => playedFor(one, club, facts) === 'no' && wasIn(one, country, facts),
      )
      for (const right of strangers.slice(0, members.length * EACH_STRANGERS)) {
        const three = threeAlike(right, alikeActive(right, members, facts), random)
        if (three) yield { about: [club], options: [right.id, ...three] }
      }
    }
  },
  truth([club], option, facts) {
    const one = facts.footballer(option)
    if (!hasAllClubs(one)) return 'unknown'
    return playedFor(one, club!, facts) === 'yes' ? 'no' : 'yes'
  },
  text([club], facts, options = []) {
    const noun = facts.noun(club!)
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Which of these ${isOpen ? 'has never' : 'never'} played for ${noun.en}?`,
      fr: `Lequel n’a jamais joué ${au(noun)}\u202f?`,
      es: `¿Cuál de estos nunca ${isOpen ? 'ha jugado' : 'jugó'} en ${el(noun)}?`,
    }
  },
  why: ([club], _, facts, others) => staysLine(others, facts, club!),
}

export const twoClubs: Template = {
  id: 'two-clubs',
  about: ['club', 'club'],
  options: 'footballer',
  isMembership: true,
  ease: -0.2,
  most: 290,
  *make(facts, random) {
    const wanted = facts.asked.flatMap((right) => {
      const clubs = shuffled(settledClubs(right, facts), random)
      return [clubs.slice(0, 2), clubs.slice(1, 3)].filter((two) => two.length === 2).map((two) => ({ right, two }))
    })
    for (const { right, two } of shuffled(wanted, random)) {
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => wasAtAll(one, two) === 'no',
        (one) => 2 * Number(one.career.some(({ club }) => two.includes(club))),
      )
      if (three) yield { about: two, options: [right.id, ...three] }
    }
  },
  truth: (clubs, option, facts) => wasAtAll(facts.footballer(option), clubs),
  text(clubs, facts, options = []) {
    const [one, other] = clubs.map(facts.noun)
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Who ${isOpen ? 'has ' : ''}played for both ${one!.en} and ${other!.en}?`,
      fr: `Qui a joué ${au(one!)} et ${au(other!)}\u202f?`,
      es: `¿Quién ${isOpen ? 'ha jugado' : 'jugó'} en ${el(one!)} y en ${el(other!)}?`,
    }
  },
  why: (clubs, right, facts) => careerLine(facts.footballer(right), facts, clubs),
}

export const threeClubs: Template = {
  id: 'three-clubs',
  about: ['club', 'club', 'club'],
  options: 'footballer',
  isMembership: true,
  ease: 0,
  most: 300,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const clubs = settledClubs(right, facts)
      const chosen = new Set(shuffled(clubs, random).slice(0, 3))
      if (chosen.size < 3) continue
      // In career order, as a fan would list them.
      const about = clubs.filter((club) => chosen.has(club))
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => wasAtAll(one, about) === 'no',
        (one) => new Set(one.career.map(({ club }) => club).filter((club) => chosen.has(club))).size,
      )
      if (three) yield { about, options: [right.id, ...three] }
    }
  },
  truth: (clubs, option, facts) => wasAtAll(facts.footballer(option), clubs),
  text(clubs, facts, options = []) {
    const [one, two, three] = clubs.map(facts.noun)
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Who ${isOpen ? 'has ' : ''}played for ${one!.en}, ${two!.en} and ${three!.en}?`,
      fr: `Qui a joué ${au(one!)}, ${au(two!)} et ${au(three!)}\u202f?`,
      es: `¿Quién ${isOpen ? 'ha jugado' : 'jugó'} en ${el(one!)}, en ${el(two!)} y en ${el(three!)}?`,
    }
  },
  why: (clubs, right, facts) => careerLine(facts.footballer(right), facts, clubs),
}

/** Maximum questions about the team-mates of one footballer at one club. */
const EACH_TEAM_MATES = 1

export const teamMates: Template = {
  id: 'team-mates',
  about: ['footballer', 'club'],
  options: 'footballer',
  isMembership: true,
  ease: -0.5,
  most: 320,
  *make(facts, random) {
    const until = lastYear(facts)
    const sure = facts.asked.filter(hasExactYears)
    const men = new Map<string, Footballer[]>()
    for (const one of sure) for (const club of namedClubs(one, facts)) men.set(club, [...(men.get(club) ?? []), one])
    const pairs = [...men].flatMap(([club, members]) => members.map((one) => ({ club, one, members })))
    for (const { club, one, members } of shuffled(pairs, random)) {
      const mates = shuffled(members, random).filter(
        (mate) => mate !== one && wereTogether(one, mate, club, until) === 'yes',
      )
      for (const mate of mates.slice(0, EACH_TEAM_MATES)) {
        const never = (other: Footballer) =>
          hasExactYears(other) &&
          other !== one &&
          one.career.every((spell) => wereTogether(one, other, spell.club, until) === 'no')
        const { nation } = facts.club(club)
        const three = threeOthers(
          mate,
          facts,
          random,
          never,
          (other) =>
            2 * Number(other.career.some((spell) => spell.club === club)) +
            2 * Number(areOfOneEra(one, other)) +
            Number(wasIn(other, nation, facts)),
        )
        if (three) yield { about: [one.id, club], options: [mate.id, ...three] }
      }
    }
  },
  truth: ([one, club], option, facts) =>
    wereTogether(facts.footballer(one!), facts.footballer(option), club!, lastYear(facts)),
  text([one, club], facts) {
    const { name } = facts.footballer(one!)
    const noun = facts.noun(club!)
    return {
      en: `Who was a team-mate of ${name} at ${noun.en}?`,
      fr: `Qui a été coéquipier ${de(name)} ${au(noun)}\u202f?`,
      es: `¿Quién fue compañero de ${name} en ${el(noun)}?`,
    }
  },
  why([one, club], right, facts) {
    const lines = [right, one!].map((id) => careerLine(facts.footballer(id), facts, [club!]))
    return inAll((language) => lines.map((line) => line[language]).join(' · '))
  },
}
