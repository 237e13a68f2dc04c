import { shuffled } from '#core/random.ts'
import { threeNear, areOfOneEra, couldPlayIn, threeOthers } from '../alike.ts'
import { isSettled, namedClubs, wasIn, type QuizFacts } from '../facts.ts'
import { hasItsName } from '../former-names.ts'
import type { Footballer } from '#data/types.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { hasExactYears, wasAtIn, wasBoyAt, playedOnlyFor } from '../years.ts'
import { le, el, au } from '#data/phrases/grammar.ts'
import { lastDecember } from '../../words/dates.ts'

/** Bonus of a club that he played for later. */
const OWN = 0.6

/** Maximum age at a career's start: above it, an earlier club is missing from the record. */
const OLDEST = 20

/** Lent out at once, but after a first match for the club that had signed them. */
const DEBUT_BEFORE_LOAN = ['xabi-alonso', 'jan-vertonghen', 'emile-smith-rowe', 'ross-barkley']

/** Years from joining in which a loan may have brought a young man's first match. */
const UNTRIED = 3

/** True when a loan began in the first years: his first match may have been there. */
const wasLentEarly = ({ id, career }: Footballer, joined: number): boolean =>
  !DEBUT_BEFORE_LOAN.includes(id) && career.some(({ loan, from }) => loan && from !== null && from <= joined + UNTRIED)

/** His proven first club; null when the first stay was a loan, or a loan or another club may have come before it. */
function firstOf(id: string, facts: QuizFacts): string | null {
  const one = facts.footballer(id)
  const [first] = one.career
  if (!hasExactYears(one) || !first || first.loan || first.from === null || one.born === null) return null
  if (wasLentEarly(one, first.from)) return null
  const begins = one.career.filter(({ from }) => from === null || from <= first.from!)
  return begins.length === 1 && first.from - Number(one.born.slice(0, 4)) <= OLDEST ? first.club : null
}

/** Fame from which the first steps of a career are well known. */
const FAME_OF_FIRST = 4

export const firstClub: Template = {
  id: 'first-club',
  about: ['footballer'],
  options: 'club',
  isMembership: true,
  ease: -0.8,
  most: 350,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    for (const one of shuffled(facts.asked, random)) {
      if (one.fame < FAME_OF_FIRST) continue
      const right = firstOf(one.id, facts)
      if (right === null || !namedClubs(one, facts).includes(right)) continue
      const home = facts.club(right).nation
      const own = namedClubs(one, facts)
      const three = threeNear(
        [...own, ...named.filter(({ nation }) => nation === home).map(({ id }) => id)],
        right,
        random,
        (club) => club !== right,
        facts.renown,
        (club) => OWN * Number(own.includes(club)),
      )
      if (three) yield { about: [one.id], options: [right, ...three] }
    }
  },
  truth([one], club, facts) {
    const first = firstOf(one!, facts)
    return first === null ? 'unknown' : first === club ? 'yes' : 'no'
  },
  text([one], facts) {
    const { name } = facts.footballer(one!)
    return {
      en: `At which club did ${name} begin his senior career?`,
      fr: `Dans quel club ${name} a-t-il débuté en équipe première\u202f?`,
      es: `¿En qué club empezó ${name} su carrera profesional?`,
    }
  },
  why: ([one], club, facts) => careerLine(facts.footballer(one!), facts, [club]),
}

/** Bonus of a club that he has played for. */
const OWN_NEXT = 0.4

/** His next club after one he joined once, without a loan or gap between; null when not certain. */
function nextOf(id: string, club: string, facts: QuizFacts): string | null {
  const one = facts.footballer(id)
  const at = one.career.findIndex((spell) => spell.club === club)
  const [left, joined] = [one.career[at], one.career[at + 1]]
  if (!hasExactYears(one) || !left || !joined || left.loan || joined.loan || joined.club === club) return null
  const isOnce = (wanted: string) => one.career.filter((spell) => spell.club === wanted).length === 1
  return isOnce(club) && left.to !== null && left.to === joined.from ? joined.club : null
}

export const nextClub: Template = {
  id: 'next-club',
  about: ['footballer', 'club'],
  options: 'club',
  isMembership: true,
  ease: -0.5,
  most: 350,
  *make(facts, random) {
    const named = facts.clubs.filter(({ id, colours }) => facts.isNamed(id) && colours !== null)
    const wanted = facts.asked.flatMap((one) => namedClubs(one, facts).map((club) => ({ one, club })))
    for (const { one, club } of shuffled(wanted, random)) {
      const right = nextOf(one.id, club, facts)
      if (right === null || !namedClubs(one, facts).includes(right)) continue
      const country = facts.club(right).nation
      const own = namedClubs(one, facts).filter((other) => other !== club)
      const near = named.filter(({ id, nation }) => nation === country && id !== club).map(({ id }) => id)
      const three = threeNear(
        [...own, ...near],
        right,
        random,
        (other) => other !== right,
        facts.renown,
        (other) => OWN_NEXT * Number(own.includes(other)),
      )
      if (three) yield { about: [one.id, club], options: [right, ...three] }
    }
  },
  truth([one, club], option, facts) {
    const next = nextOf(one!, club!, facts)
    return next === null ? 'unknown' : next === option ? 'yes' : 'no'
  },
  text([one, club], facts) {
    const { name } = facts.footballer(one!)
    const noun = facts.noun(club!)
    return {
      en: `Which club did ${name} join when he left ${noun.en}?`,
      fr: `Quel club ${name} a-t-il rejoint en quittant ${le(noun)}\u202f?`,
      es: `¿A qué club se fue ${name} al dejar ${el(noun)}?`,
    }
  },
  why([one, club], right, facts) {
    const footballer = facts.footballer(one!)
    // Earlier stays would leave a gap: Neymar was at Santos before Al-Hilal too.
    const career = footballer.career.slice(footballer.career.findIndex((spell) => spell.club === club))
    return careerLine({ ...footballer, career }, facts, [club!, right])
  },
}

/** Bonus of a club that he has played for. */
const OWN_NOW = 0.8

/**
 * True for a club where he was in the last December before the facts and still is, and for one that he had left a year
 * before. Unclear: a club he was lent from or to since then.
 */
function isClearNow(one: Footballer, club: string, facts: QuizFacts): boolean {
  const isOnly = one.career.every((spell) => spell.club === club || (spell.to !== null && spell.to < yearOf(facts)))
  if (club === one.club)
    return isOnly && one.career.some((spell) => spell.club === club && spell.current && isSettled(spell, facts))
  return one.career.every((spell) => spell.club !== club || spell.to === null || spell.to < yearOf(facts) - 1)
}

/** The sentence names a month before the last windows, so that a later transfer does not make it wrong. */
export const clubNow: Template = {
  id: 'club-now',
  about: ['footballer'],
  options: 'club',
  isMembership: true,
  ease: 0.2,
  most: 240,
  *make(facts, random) {
    for (const one of shuffled(facts.asked, random)) {
      if (one.club === null || !facts.isNamed(one.club) || !hasExactYears(one)) continue
      if (!isClearNow(one, one.club, facts)) continue
      const { league, nation } = facts.club(one.club)
      const others = facts.clubs.filter((club) => (league ? club.league === league : club.nation === nation))
      const own = namedClubs(one, facts)
      const three = threeNear(
        [...own, ...others.map(({ id }) => id)].filter(facts.isNamed),
        one.club,
        random,
        (club) => isClearNow(one, club, facts),
        facts.renown,
        (club) => OWN_NOW * Number(own.includes(club)),
      )
      if (three) yield { about: [one.id], options: [one.club, ...three] }
    }
  },
  truth([one], club, facts) {
    const footballer = facts.footballer(one!)
    if (!isClearNow(footballer, club, facts)) return 'unknown'
    return footballer.club === club ? 'yes' : 'no'
  },
  text([one], facts) {
    const { name } = facts.footballer(one!)
    const month = lastDecember(facts.asOf)
    return {
      en: `Which club was ${name} at in ${month.en}?`,
      fr: `Dans quel club jouait ${name} en ${month.fr}\u202f?`,
      es: `¿En qué club estaba ${name} en ${month.es}?`,
    }
  },
  why: ([one], club, facts) => careerLine(facts.footballer(one!), facts, [club]),
}

const yearOf = ({ asOf }: QuizFacts): number => Number(asOf.slice(0, 4))

/** False for a goalkeeper of lesser fame: he may have sat on the bench for all the year. */
const mustHavePlayed = ({ role, fame }: Footballer): boolean => role !== 'Goalkeeper' || fame >= FAME_OF_FIRST

export const atClubIn: Template = {
  id: 'at-club-in',
  about: ['club', 'year'],
  options: 'footballer',
  isMembership: true,
  ease: -0.7,
  most: 300,
  *make(facts, random) {
    const until = yearOf(facts)
    const wanted = facts.asked
      .filter((one) => hasExactYears(one) && mustHavePlayed(one))
      .flatMap((right) => namedClubs(right, facts).map((club) => ({ right, club })))
    for (const { right, club } of shuffled(wanted, random)) {
      const stay = right.career.find((spell) => spell.club === club)!
      const [from, to] = [stay.from ?? until, stay.to ?? until]
      const years = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
      const year = shuffled(years, random).find(
        (one) => hasItsName(club, one) && wasAtIn(right, club, one, until) === 'yes',
      )
      if (year === undefined) continue
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => couldPlayIn(one, year) && wasAtIn(one, club, year, until) === 'no' && !wasBoyAt(one, club, year),
        (one) =>
          2 * Number(one.career.some((spell) => spell.club === club)) +
          2 * Number(areOfOneEra(right, one)) +
          Number(wasIn(one, facts.club(club).nation, facts)),
      )
      if (three) yield { about: [club, String(year)], options: [right.id, ...three] }
    }
  },
  truth([club, year], option, facts) {
    const one = facts.footballer(option)
    return wasBoyAt(one, club!, Number(year)) ? 'unknown' : wasAtIn(one, club!, Number(year), yearOf(facts))
  },
  text([club, year], facts) {
    const noun = facts.noun(club!)
    return {
      en: `Who played for ${noun.en} in ${year}?`,
      fr: `Qui jouait ${au(noun)} en ${year}\u202f?`,
      es: `¿Quién jugaba en ${el(noun)} en ${year}?`,
    }
  },
  why: ([club], right, facts) => careerLine(facts.footballer(right), facts, [club!]),
}

/** Bonus of a club that he has played for. */
const OWN_IN_SEASON = 0.8

/** Calendar years of a season: `2023/24` is 2023 and 2024. */
const yearsOf = (season: string): number[] => [Number(season.slice(0, 4)), Number(season.slice(0, 4)) + 1]

/** The club where he spent most of the season: one of the five leagues and no other. */
function clubsIn(id: string, season: string, facts: QuizFacts): readonly string[] {
  return facts.seasons.find((row) => row.footballer.id === id && row.season === season)?.clubs ?? []
}

export const clubInSeason: Template = {
  id: 'club-in-season',
  about: ['footballer', 'season'],
  options: 'club',
  isMembership: true,
  ease: -0.2,
  most: 250,
  *make(facts, random) {
    const asked = new Set(facts.asked.filter(hasExactYears))
    const until = Number(facts.asOf.slice(0, 4))
    const leagues = new Map(facts.history.leagues.map((row) => [`${row.league} ${row.season}`, row.clubs]))
    const leagueClubs = new Set([...leagues.values()].flat())
    for (const { footballer: one, season, clubs } of shuffled(facts.seasons, random)) {
      const [right] = clubs
      if (!right || clubs.length !== 1 || !asked.has(one) || !facts.isNamed(right)) continue
      if (!playedOnlyFor(one, yearsOf(season)[0]!, clubs, (club) => leagueClubs.has(club))) continue
      const league = [...leagues].find(
        ([key, names]) => key.endsWith(` ${yearsOf(season)[0]}`) && names.includes(right),
      )
      const own = namedClubs(one, facts)
      const three = threeNear(
        [...own, ...(league?.[1] ?? [])].filter(facts.isNamed),
        right,
        random,
        (club) => yearsOf(season).every((year) => wasAtIn(one, club, year, until) === 'no'),
        facts.renown,
        (club) => OWN_IN_SEASON * Number(own.includes(club)),
      )
      if (three) yield { about: [one.id, season], options: [right, ...three] }
    }
  },
  truth([one, season], club, facts) {
    const clubs = clubsIn(one!, season!, facts)
    if (clubs.includes(club)) return clubs.length === 1 ? 'yes' : 'unknown'
    const footballer = facts.footballer(one!)
    const until = Number(facts.asOf.slice(0, 4))
    const never = yearsOf(season!).every((year) => wasAtIn(footballer, club, year, until) === 'no')
    return never ? 'no' : 'unknown'
  },
  text([one, season], facts) {
    const { name } = facts.footballer(one!)
    return {
      en: `Which club did ${name} play for in ${season}?`,
      fr: `Dans quel club jouait ${name} en ${season}\u202f?`,
      es: `¿En qué club jugaba ${name} en ${season}?`,
    }
  },
  why: ([one], club, facts) => careerLine(facts.footballer(one!), facts, [club]),
}
