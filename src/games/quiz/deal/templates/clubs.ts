import { shuffled } from '#core/random.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import { threeOf, areOfOneEra, couldPlayIn, threeOthers, threeAlike } from '../alike.ts'
import { isSettled, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { clubAtEndOf } from '../years.ts'
import { careerLine, inAll, leagueLine, listLine, COLON } from '../../words/careers.ts'
import { allPlayOn, alikeActive } from './footballers.ts'
import { compatriots, housed } from './grounds.ts'
import { fold } from '#core/fold.ts'
import { areFarApart } from '../colours.ts'
import { LEAGUES, type Footballer, type LeagueId, type Names, type Tournament } from '#data/types.ts'
import { le, el, the } from '#data/phrases/grammar.ts'
import { LEAGUE_NOUNS } from '#data/phrases/prizes.ts'
import { seasonName } from '../../words/dates.ts'
import { nationIn } from '../../words/nations.ts'
import { MEANINGS } from '../../words/nicknames.ts'
import { leagueIn } from '../../words/prizes.ts'

/** Their year is that of a merger: older clubs live on in them. */
export const MERGED = [
  'brest',
  'celta',
  'copenhagen',
  'elche',
  'fiorentina',
  'genk',
  'koln',
  'laspalmas',
  'lemans',
  'lille',
  'monaco',
  'nantes',
  'osasuna',
  'oviedo',
  'paderborn',
  'psg',
  'roma',
  'sampdoria',
  'torino',
  'zaragoza',
]

/** Age in years; NaN where historians disagree, or fans would count from an older club. */
const ageOf = (club: string, { clubRecords, asOf }: QuizFacts): number => {
  const { founded, foundingDisputed } = clubRecords.get(club)!
  return foundingDisputed || MERGED.includes(club) ? Number.NaN : Number(asOf.slice(0, 4)) - founded
}

const FOUNDED = { en: 'Founded: ', fr: 'Fondation\u202f: ', es: 'Fundación: ' }

export const oldestClub: Template = {
  id: 'oldest-club',
  about: [],
  options: 'club',
  compares: true,
  ease: -1.2,
  most: 190,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      const age = ageOf(right, facts)
      const { nation } = facts.club(right)
      const three = threeOf(
        housed(facts).filter((club) => facts.club(club).nation === nation),
        random,
        (club) => age / ageOf(club, facts) >= LEAST_RATIO,
      )
      if (three) yield { about: [], options: [right, ...three] }
    }
  },
  truth: () => 'unknown',
  figure: (_, option, facts) => ageOf(option, facts),
  text: () => ({
    en: 'Which of these clubs is the oldest?',
    fr: 'Lequel de ces clubs est le plus ancien\u202f?',
    es: '¿Cuál de estos clubes es el más antiguo?',
  }),
  why(_, right, facts, others) {
    const told = [right, ...others].sort((one, other) => ageOf(other, facts) - ageOf(one, facts))
    const years = (club: string) => facts.clubRecords.get(club)!.founded
    return inAll((language) =>
      listLine(
        FOUNDED[language],
        told.map((club) => `${facts.noun(club)[language]} ${years(club)}`),
      ),
    )
  },
}

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

/** Nicknames that say the name in other words: Felinos of Tigres, the Zero-Fives of Mainz 05. */
const TRANSLATED_NAMES = ['elversberg', 'leipzig', 'mainz', 'tigres']

const nicknameOf = (club: string, { clubRecords }: QuizFacts): string | null => clubRecords.get(club)?.nickname ?? null

/** Nicknames of a club besides the one of the sheets. */
const SECOND_NICKNAMES: Readonly<Record<string, string>> = { rosariocentral: 'La Academia' }

/**
 * Nicknames by colour are common: an option is provably wrong when it has another nickname and nowhere wears the
 * colour.
 */
function isCalled(nickname: string, holder: string, club: string, facts: QuizFacts): 'yes' | 'no' | 'unknown' {
  const own = nicknameOf(club, facts)
  if (own === null || SECOND_NICKNAMES[club] === nickname) return 'unknown'
  if (fold(own) === fold(nickname)) return 'yes'
  const [one, other] = [facts.club(holder).colours, facts.club(club).colours]
  return one && other?.every((colour) => areFarApart(one[0], colour)) ? 'no' : 'unknown'
}

export const clubNickname: Template = {
  id: 'club-nickname',
  about: ['word'],
  options: 'club',
  ease: -0.3,
  most: 180,
  *make(facts, random) {
    for (const right of shuffled(housed(facts), random)) {
      const nickname = nicknameOf(right, facts)
      const { name, city } = facts.club(right)
      const noun = facts.noun(right)
      if (!nickname || !(right in MEANINGS) || TRANSLATED_NAMES.includes(right)) continue
      if ([noun.en, noun.fr, noun.es, name, city ?? ''].some((word) => givesAway(nickname, word))) continue
      const three = threeOf(
        compatriots(right, facts),
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
      fr: `Quel club est surnommé «\u202f${nickname}\u202f»\u202f?`,
      es: `¿A qué club apodan «${nickname}»?`,
    }
  },
  why: ([holder], right, facts) =>
    inAll((language) => {
      const line = `${facts.noun(right)[language]}${COLON[language]}${nicknameOf(holder!, facts)!}`
      return `${line} (${MEANINGS[holder!]![language]})`
    }),
}

const yearOf = (tournament: string): string => tournament.slice(-4)

/** Named in the squad, then injured and replaced before its first match. */
export const WITHDREW: Readonly<Record<string, string>> = {
  'djibril-cisse': 'wc2006',
  'fabrizio-ravanelli': 'wc1998',
  'franck-ribery': 'wc2014',
  'jose-gaya': 'wc2022',
  'marco-reus': 'wc2014',
  'christopher-nkunku': 'wc2022',
  'presnel-kimpembe': 'wc2022',
  'rio-ferdinand': 'wc2010',
  'sadio-mane': 'wc2022',
  'santiago-canizares': 'wc2002',
  'sergio-romero': 'wc2018',
  nani: 'wc2010',
}

/** World Cups are held before the summer's transfers, except this one. */
const WINTER_CUP = 'wc2022'

/** His club during a World Cup; null when it is unknown. */
function clubAtCup(footballer: Footballer, tournament: string): string | null {
  const year = Number(yearOf(tournament))
  const before = tournament === WINTER_CUP ? null : clubAtEndOf(footballer, year - 1)
  return before ?? clubAtEndOf(footballer, year)
}

export const squadOf: Template = {
  id: 'squad-of',
  about: ['nation', 'tournament'],
  options: 'footballer',
  ease: -0.7,
  most: 300,
  *make(facts, random) {
    const { squads, squadLists } = facts.evidence
    for (const right of shuffled(facts.asked, random)) {
      const { nation } = right
      if (!facts.grammar.countries.has(nation)) continue
      for (const tournament of squads.get(right.id) ?? []) {
        if (!squadLists[tournament].complete.includes(nation)) continue
        const three = threeOthers(
          right,
          facts,
          random,
          (one) =>
            one.nation === nation &&
            couldPlayIn(one, Number(yearOf(tournament))) &&
            WITHDREW[one.id] !== tournament &&
            facts.judge({ kind: 'squad', tournament }, one) === 'no',
          // Prefers others of the same era who are no less famous.
          (one) => 3 * Number(areOfOneEra(right, one)) + 1.5 * Number(one.fame >= right.fame),
        )
        if (three) yield { about: [nation, tournament], options: [right.id, ...three] }
      }
    }
  },
  truth: ([, tournament], option, facts) =>
    WITHDREW[option] === tournament
      ? 'unknown'
      : facts.judge({ kind: 'squad', tournament: tournament as Tournament }, facts.footballer(option)),
  text([nation, tournament], facts) {
    const year = yearOf(tournament!)
    const noun = nationIn(nation!, Number(year), facts)
    return {
      en: `Who was in the ${noun.en} squad at the ${year} World Cup?`,
      fr: `Qui était à la Coupe du monde ${year} avec ${le(noun)}\u202f?`,
      es: `¿Quién estuvo en el Mundial de ${year} con ${el(noun)}?`,
    }
  },
  why([nation, tournament], right, facts) {
    const year = yearOf(tournament!)
    const cup = { en: `World Cup ${year}`, fr: `Coupe du monde ${year}`, es: `Mundial ${year}` }
    const note = inAll((language) => `${nationIn(nation!, Number(year), facts)[language]}, ${cup[language]}`)
    const one = facts.footballer(right)
    const club = clubAtCup(one, tournament!)
    return careerLine(one, facts, club === null ? null : [club], note)
  },
}

const FIRST_SEASON = 1992
/** The other options played there within this many years. */
const ERA = 8
const EACH = 3

const seasonOf = (league: string, season: string, { history }: QuizFacts) =>
  history.leagues.find((row) => row.league === league && row.season === Number(season))

/** `there from 1996 to 2002`: the run of seasons around that one, as far as it is known; null when neither end is. */
function yearsInLeague(league: string, season: number, club: string, { history }: QuizFacts): Names | null {
  const rows = new Map(history.leagues.filter((row) => row.league === league).map((row) => [row.season, row]))
  const isIn = (year: number) => rows.get(year)?.clubs.includes(club) === true
  let [first, last] = [season, season]
  while (isIn(first - 1)) first--
  while (isIn(last + 1)) last++
  const isFirstKnown = rows.get(first - 1)?.complete === true || (league === 'premierleague' && first === FIRST_SEASON)
  const isOn = !rows.has(last + 1)
  if (isFirstKnown && isOn)
    return { en: `there since ${first}`, fr: `présent depuis ${first}`, es: `presente desde ${first}` }
  const end = last + 1
  if (isFirstKnown)
    return {
      en: `there from ${first} to ${end}`,
      fr: `présent de ${first} à ${end}`,
      es: `presente de ${first} a ${end}`,
    }
  return isOn ? null : { en: `there until ${end}`, fr: `présent jusqu’en ${end}`, es: `presente hasta ${end}` }
}

/** Membership of a league in a season; only seasons whose clubs are all known. */
export const inLeague: Template = {
  id: 'in-league',
  about: ['league', 'year'],
  options: 'club',
  ease: -0.7,
  most: 260,
  *make(facts, random) {
    // A season under way is none that they played.
    const seasons = facts.history.leagues.filter(
      ({ season, complete }) => complete && season >= FIRST_SEASON && season < Number(facts.asOf.slice(0, 4)),
    )
    for (const { league, season, clubs } of shuffled(seasons, random)) {
      const around = seasons.filter((one) => one.league === league && Math.abs(one.season - season) <= ERA)
      const others = around.flatMap((one) => one.clubs).filter((club) => !clubs.includes(club) && facts.isNamed(club))
      // Leaves out clubs that are in the league every year.
      const sometimes = clubs.filter((club) => facts.isNamed(club) && around.some((one) => !one.clubs.includes(club)))
      for (const right of shuffled(sometimes, random).slice(0, EACH)) {
        const three = threeOf(others, random, () => true)
        if (three) yield { about: [league, String(season)], options: [right, ...three] }
      }
    }
  },
  truth([league, season], club, facts) {
    const row = seasonOf(league!, season!, facts)
    if (!row) return 'unknown'
    return row.clubs.includes(club) ? 'yes' : row.complete ? 'no' : 'unknown'
  },
  text([league, season]) {
    const noun = leagueIn(league as LeagueId, Number(season))
    const label = seasonName(Number(season))
    return {
      en: `Which of these clubs played in ${the(noun)} in ${label}?`,
      fr: `Lequel de ces clubs jouait en ${noun.fr} en ${label}\u202f?`,
      es: `¿Cuál de estos clubes jugó en ${league === 'liga' ? 'la Primera División española' : el(noun)} en ${label}?`,
    }
  },
  why([league, season], club, facts) {
    const noun = leagueIn(league as LeagueId, Number(season))
    const years = yearsInLeague(league!, Number(season), club, facts)
    return inAll((language) => {
      const line = `${facts.noun(club)[language]}${COLON[language]}${noun[language]} ${seasonName(Number(season))}`
      return years ? `${line}, ${years[language]}` : line
    })
  },
}

const LEAGUE_NEVER_EACH = 150

export const leagueNever: Template = {
  id: 'league-never',
  about: ['league'],
  options: 'footballer',
  ease: -0.2,
  most: 420,
  *make(facts, random) {
    for (const league of LEAGUES) {
      const verdictOf = (one: (typeof facts.asked)[number]) => facts.judge({ kind: 'leagueEver', league }, one)
      // Each of the three others has played in another of the five leagues too, so that nobody stands out as a
      // foreigner to them.
      const players = facts.asked.filter(
        (one) =>
          verdictOf(one) === 'yes' &&
          facts.evidence.leagues.get(one.id)!.yes.length > 1 &&
          // A club joined in the year of the facts proves no match.
          one.career.every((spell) => isSettled(spell, facts)),
      )
      const others = shuffled(facts.asked, random).filter((one) => verdictOf(one) === 'no')
      for (const right of others.slice(0, LEAGUE_NEVER_EACH)) {
        // Players of his own era: a league that did not exist in his days would give him away.
        const three = threeAlike(
          right,
          alikeActive(right, players, facts).filter((one) => areOfOneEra(right, one)),
          random,
        )
        if (three) yield { about: [league], options: [right.id, ...three] }
      }
    }
  },
  truth([league], option, facts) {
    const played = facts.judge({ kind: 'leagueEver', league: league as LeagueId }, facts.footballer(option))
    return played === 'unknown' ? 'unknown' : played === 'yes' ? 'no' : 'yes'
  },
  text([league], facts, options = []) {
    const noun = LEAGUE_NOUNS[league as LeagueId]
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Which of these ${isOpen ? 'has never' : 'never'} played in ${the(noun)}?`,
      fr: `Lequel n’a jamais joué en ${noun.fr}\u202f?`,
      es: `¿Cuál de estos nunca ${isOpen ? 'ha jugado' : 'jugó'} en ${el(noun)}?`,
    }
  },
  why: ([league], _, facts, others) => leagueLine(others, facts, league as LeagueId),
}
