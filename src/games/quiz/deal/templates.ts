import type { QuizFacts } from './facts.ts'
import type { Template } from './template.ts'
import { atClubIn, clubInSeason, clubNow, firstClub, nextClub } from './templates/career-steps.ts'
import {
  cityOfClub,
  clubOfGround,
  groundCity,
  groundClub,
  groundDrawn,
  groundOfClub,
  countryOfClub,
} from './templates/grounds.ts'
import { allPlayOn, bornFirst, hundredCaps, nationOf, nicknameOfFootballer, shirt } from './templates/footballers.ts'
import {
  championsOf,
  neverWonTitle,
  clubTitleInYear,
  nationTitleInYear,
  wonTitle,
  wonWith,
  yearOfTitle,
} from './templates/titles.ts'
import { clubNickname, inLeague, leagueNever, oldestClub, squadOf } from './templates/clubs.ts'
import {
  faceClub,
  missingClub,
  neverPlayedFor,
  notHisClub,
  playedForClub,
  teamMates,
  threeClubs,
  twoClubs,
  whoseCareer,
} from './templates/careers.ts'
import { mostAssists, mostGoals } from './templates/season-most.ts'
import { face, faceBorn, faceNation } from './templates/faces.ts'
import {
  finalCityClub,
  finalCityNation,
  finalLoserClub,
  finalLoserNation,
  finalYearClub,
  finalYearNation,
  hostNation,
} from './templates/finals.ts'
import { derby, recordTransfer, scorerYear, topScorer } from './templates/records.ts'
import { ballonInYear, lineAmong, portrait, retired, stillPlaying, wonInYear } from './templates/openers.ts'
import { shuffled } from '#core/random.ts'
import { threeOthers, threeOf } from './alike.ts'
import { haveLikeNames } from './families.ts'
import { careerLine, inAll } from '../words/careers.ts'
import { the, le, el } from '#data/phrases/grammar.ts'

/** Played for the youth teams of another nation. */
export const YOUTH: Readonly<Record<string, string>> = {
  'alejandro-garnacho': 'ES',
  'brennan-johnson': 'GB-ENG',
  'folarin-balogun': 'GB-ENG',
  'jack-grealish': 'IE',
}

const cappedByNation: Template = {
  id: 'capped-by',
  about: ['nation'],
  options: 'footballer',
  isPlain: true,
  ease: 0.5,
  most: 350,
  *make(facts, random) {
    for (const right of shuffled(facts.asked, random)) {
      const { nation } = right
      const continent = facts.evidence.confederations.get(nation)
      const isWrong = (one: typeof right) =>
        YOUTH[one.id] !== nation &&
        facts.judge({ kind: 'capped', nation }, one) === 'no' &&
        facts.judge({ kind: 'nation', nation }, one) === 'no'
      if (!facts.grammar.countries.has(nation) || facts.judge({ kind: 'capped', nation }, right) !== 'yes') continue
      // Names of another language would tell the answer.
      const three = threeOthers(
        right,
        facts,
        random,
        (one) => haveLikeNames(nation, one.nation) && isWrong(one),
        ({ nation: other }) => Number(facts.evidence.confederations.get(other) === continent),
      )
      if (three) yield { about: [nation], options: [right.id, ...three] }
    }
  },
  truth: ([nation], option, facts) =>
    YOUTH[option] === nation ? 'unknown' : facts.judge({ kind: 'capped', nation: nation! }, facts.footballer(option)),
  text([nation], facts, options = []) {
    const noun = facts.nation(nation!)
    const isOpen = allPlayOn(options, facts)
    return {
      en: `Which of these ${isOpen ? 'has ' : ''}played for ${the(noun)}?`,
      fr: `Lequel a joué pour ${le(noun)}\u202f?`,
      es: `¿Cuál de estos ${isOpen ? 'ha jugado' : 'jugó'} con la selección de ${el(noun)}?`,
    }
  },
  why: ([nation], right, facts) => careerLine(facts.footballer(right), facts, null, facts.nation(nation!)),
}

/** Clubs of one region: what one crest shows of it belongs to the others too. */
const REGIONS = [
  ['caen', 'lehavre'],
  ['brest', 'guingamp', 'lorient', 'rennes'],
  ['celta', 'deportivo'],
  ['barca', 'espanyol', 'girona'],
  ['catania', 'palermo'],
  ['athletico-paranaense', 'coritiba'],
  ['alahlycairo', 'zamalek'],
  ['new-york-city-fc', 'nycosmos', 'nyredbulls'],
  ['fc-dallas', 'houston-dynamo'],
  ['blackpool', 'bournemouth', 'brighton'],
  ['blackburn', 'bolton-wanderers', 'burnley', 'preston-north-end', 'wigan-athletic'],
  ['barnsley', 'bradford-city', 'huddersfield-town', 'hull', 'leeds', 'sheffield-united', 'sheffield-wednesday'],
]

/** True when a crest's riddle fits another club of its city or region. */
const fitsToo = (drawn: string, club: string, { club: clubOf }: QuizFacts): boolean =>
  clubOf(drawn).city === clubOf(club).city || REGIONS.some((all) => all.includes(drawn) && all.includes(club))

/** Our own crest as a riddle: a nickname, a town, a legend. */
const crest: Template = {
  id: 'crest',
  about: ['word'],
  options: 'club',
  ease: -0.2,
  most: 600,
  *make(facts, random, { crests }) {
    const clubs = facts.clubs.filter(({ id }) => crests.has(id) && facts.isNamed(id) && facts.emblemOf(id))
    for (const { id, nation } of shuffled(clubs, random)) {
      const near = clubs.filter((club) => club.nation === nation)
      const three = threeOf(
        (near.length > 5 ? near : clubs).map((club) => club.id),
        random,
        (club) => !fitsToo(id, club, facts),
      )
      if (three) yield { about: [id], options: [id, ...three] }
    }
  },
  truth: ([drawn], club, facts) => (club === drawn ? 'yes' : fitsToo(drawn!, club, facts) ? 'unknown' : 'no'),
  text: () => ({
    en: 'One of our own riddles: whose crest is this?',
    fr: 'Une énigme de notre cru\u202f: pour quel club avons-nous dessiné cet écusson\u202f?',
    es: 'Enigma de la casa: ¿para qué club hemos dibujado este escudo?',
  }),
  why([drawn], _, facts) {
    const line = facts.emblemOf(drawn!)!
    const noun = facts.noun(drawn!)
    return inAll((language) =>
      line[language].includes(noun[language]) ? line[language] : `${noun[language]}. ${line[language]}`,
    )
  },
  pictures: ([drawn]) => [{ kind: 'crest', id: drawn! }],
}

/** All templates. A deck refers to them by id. */
export const TEMPLATES: readonly Template[] = [
  playedForClub,
  neverPlayedFor,
  twoClubs,
  threeClubs,
  whoseCareer,
  teamMates,
  atClubIn,
  cappedByNation,
  nationOf,
  squadOf,
  wonTitle,
  neverWonTitle,
  wonWith,
  hundredCaps,
  leagueNever,
  nicknameOfFootballer,
  face,
  bornFirst,
  mostGoals,
  mostAssists,
  clubNow,
  clubInSeason,
  notHisClub,
  firstClub,
  nextClub,
  missingClub,
  clubOfGround,
  groundOfClub,
  groundDrawn,
  oldestClub,
  clubNickname,
  shirt,
  crest,
  nationTitleInYear,
  clubTitleInYear,
  yearOfTitle,
  championsOf,
  inLeague,
  cityOfClub,
  countryOfClub,
  faceClub,
  groundClub,
  groundCity,
  faceNation,
  faceBorn,
  finalLoserNation,
  finalLoserClub,
  finalYearNation,
  finalYearClub,
  finalCityNation,
  finalCityClub,
  hostNation,
  topScorer,
  scorerYear,
  recordTransfer,
  derby,
  portrait,
  lineAmong,
  stillPlaying,
  retired,
  wonInYear,
  ballonInYear,
]

const byId = new Map(TEMPLATES.map((template) => [template.id, template]))

/** Throws RangeError for an unknown id, as in a deck of another version. */
export function templateOf(id: string): Template {
  const template = byId.get(id)
  if (!template) throw new RangeError(`no template is called ${id}`)
  return template
}
