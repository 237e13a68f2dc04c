import { EVIDENCE } from '#data/evidence.ts'
import { clubById, footballerById } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { HISTORY } from '#data/history.ts'
import type { Competition, Footballer, Names, Spell, Title } from '#data/types.ts'
import { au, el } from '#data/phrases/grammar.ts'
import { COMPETITION_NOUNS, TITLE_NOUNS, titleNoun } from '#data/phrases/prizes.ts'
import { say } from './catalogue/say.ts'
import { STORIES } from './catalogue/story-lists.ts'
import {
  bestKnownAt,
  byClub,
  clubText,
  inAll,
  joined,
  nationText,
  same,
  spellText,
  staysText,
  stayText,
  teamText,
} from './fact-text.ts'
import { featsIn, firstFeat, scoreLine, wonYears } from './feats.ts'
import { endOf, mergedStays, moveBetween, sharedStays } from './spells.ts'

/** "World Cup 1998, 2002"; each year under the name that the title had: "European Cup 1990, Champions League 1994". */
function titleText(id: string, title: Title): Names {
  const byName = Map.groupBy(wonYears(id, title), (year) => titleNoun(title, year))
  return joined([...byName].map(([noun, some]) => inAll((locale) => `${noun[locale]} ${some.join(', ')}`)))
}

/** "France 2000, goal in the final (France–Italy 2-1)", "Porto 2004, Inter 2010", "Barcelona 1999" for an award. */
function honourText(one: Footballer, title: Title): Names {
  const years = wonYears(one.id, title)
  const feat = firstFeat(one.id, title, years)
  if (title === 'ballon_dor') return byClub(years.map((year) => inYear(clubOf(one, 'club', year), year)))
  if (title === 'champions_league') return joined([europeText(one.id), ...feat])
  const byTeam = Map.groupBy(years, (year) => teamText(winnerOf(title, year) ?? one.nation, year))
  const wins = [...byTeam].map(([team, some]) => inAll((locale) => `${team[locale]} ${some.join(', ')}`))
  const where = years.length === 1 && feat.length === 0 ? thenAt(one, years[0]!) : []
  return joined([...wins, ...feat, ...where])
}

const inYear = (club: string, year: number) => ({ club, years: String(year) })

const winnerOf = (title: Title, year: number): string | undefined =>
  HISTORY.titles.find((won) => won.title === title && won.year === year)?.winner

/** Championships and cups with a club, in order. */
const yearsWith = (id: string, competition: Competition, club: string): number[] =>
  (EVIDENCE.wins.get(id)?.yes ?? [])
    .flatMap((won) => (won.competition === competition && won.club === club ? won.year : []))
    .toSorted((one, other) => one - other)

/** The most years that a fact spells out. */
const MOST_YEARS = 4

/** "La Liga 2007, 2008", "Bundesliga ×8"; nothing without a win. */
function countText(noun: Names, years: readonly number[]): Names[] {
  if (years.length === 0) return []
  const text = years.length > MOST_YEARS ? `×${years.length}` : years.join(', ')
  return [inAll((locale) => `${noun[locale]} ${text}`)]
}

/** The greatest that somebody won with a club: the Champions League, else championships; nothing without one. */
function bestWith({ id }: Footballer, club: string): Names[] {
  const europe = wonYears(id, 'champions_league').filter((year) => winnerOf('champions_league', year) === club)
  const byName = Map.groupBy(europe, (year) => titleNoun('champions_league', year))
  if (byName.size > 0) return [...byName].flatMap(([noun, years]) => countText(noun, years)).slice(-1)
  return LEAGUE_WINS.flatMap((league) => countText(COMPETITION_NOUNS[league], yearsWith(id, league, club))).slice(0, 1)
}

const LEAGUE_WINS: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']

type Proof = (one: Footballer, first: string, second: string) => Names

const atClub: Proof = (one, club) => joined([stayText(one, club), ...bestWith(one, club)])
/** A title with the nation, else the club of most years. */
const ofNation: Proof = (one, nation) => {
  const title = NATIONS_TITLES.find((own) => wonYears(one.id, own).some((year) => winnerOf(own, year) === nation))
  if (!title) return joined([nationText(nation), bestKnownAt(one)])
  const years = wonYears(one.id, title)
  return joined([...countText(TITLE_NOUNS[title], years), ...firstFeat(one.id, title, years)])
}
const NATIONS_TITLES: readonly Title[] = ['world_cup', 'european_championship', 'copa_america', 'africa_cup']
const ofTitle: Proof = (one, title) => honourText(one, title as Title)

/** By the first part of a group's key; a name proves itself. */
const PROOFS: Readonly<Record<string, Proof>> = {
  club: atClub,
  keeperClub: atClub,
  began: atClub,
  campaign: atClub,
  clubNation: atClub,
  clubs: (one, first, second) => joined([stayText(one, first), stayText(one, second)]),
  move(one, first, second) {
    const stays = moveBetween(one.career, first, second)?.map(spellText)
    return joined(stays ?? [stayText(one, first), stayText(one, second)], ' → ')
  },
  nation: ofNation,
  keeperNation: ofNation,
  title: ofTitle,
  titleYear: editionText,
  without: ofTitle,
  keeperTitle: (one) => honourText(one, 'world_cup'),
  europeTwice: ({ id }) => europeText(id),
  with: (one, competition, club) =>
    joined([
      stayText(one, club),
      ...countText(COMPETITION_NOUNS[competition as Competition], yearsWith(one.id, competition as Competition, club)),
    ]),
  three: ({ id }) => {
    const wins = EVIDENCE.wins.get(id)?.yes ?? []
    const first = LEAGUE_WINS.flatMap((league) => wins.find(({ competition }) => competition === league) ?? [])
    return byClub(first.map(({ club, year }) => inYear(club, year)))
  },
  oneClub: (one) => joined([bestKnownAt(one), ...bestWith(one, one.career[0]?.club ?? '')]),
  abroad: ({ career }, nation) => staysText(career.filter(({ club }) => clubById(club)?.nation === nation)),
  both: (one, first, second) => {
    const feats = [first, second].flatMap((title) =>
      firstFeat(one.id, title as Title, wonYears(one.id, title as Title)),
    )
    return joined([titleText(one.id, first as Title), titleText(one.id, second as Title), ...feats.slice(0, 1)])
  },
  lost: (one, tournament) => finalText(one, Number(tournament.slice(2))),
  boot: bootText,
  record: recordText,
  crossed: crossedText,
  story: storyText,
  london: ({ career }) =>
    joined(career.filter(({ club }) => clubById(club)?.city === 'London').map(({ club }) => clubText(club))),
  mates: (one, star) => matesText(one, footballerById(star)?.career ?? []),
}

/**
 * One fact that puts a footballer into a group, in three languages. Empty where the facts have lost him since the board
 * was dealt.
 */
export function proofOf(key: string, id: string): Names {
  const one = footballerById(id)
  if (!one) return same('')
  const [kind, subject = ''] = key.split(':') as [string, string?]
  const [first = '', second = ''] = subject.split('+')
  return PROOFS[kind]?.(one, first, second) ?? nameText(one)
}

/** The whole name and the club of most years. */
const nameText = (one: Footballer): Names =>
  joined([same(one.name.includes(' ') ? one.name : (one.fullName ?? '')), bestKnownAt(one)])

/** The one tournament of the sheets that came between two summers. */
const WINTER_YEAR = 2022

/** The club at the time of a tournament: "then at Juventus". */
function thenAt(one: Footballer, year: number): Names[] {
  const isAt = ({ from, ...own }: Spell) =>
    from !== null &&
    (year === WINTER_YEAR
      ? from <= year && year < endOf({ from, ...own })
      : from < year && year <= endOf({ from, ...own }))
  const stay = mergedStays(one.career).findLast(isAt)
  if (!stay) return []
  const noun = GRAMMAR.clubs.get(stay.club)
  const name = clubText(stay.club)
  return [
    noun
      ? say(`then at ${noun.en}`, `alors ${au(noun)}`, `entonces en ${el(noun)}`)
      : say(`then at ${name.en}`, `alors à ${name.fr}`, `entonces en ${name.es}`),
  ]
}

const also = (years: readonly number[]): Names[] =>
  years.length > 0 ? [say(`also ${years.join(', ')}`, `aussi ${years.join(', ')}`, `también ${years.join(', ')}`)] : []

/** "captain, then at Real Madrid, also 2012"; for a club the stay first: "AC Milan 2001–2011, also 2007". */
function editionText(one: Footballer, title: string, edition: string): Names {
  const [prize, year] = [title as Title, Number(edition)]
  const others = wonYears(one.id, prize).filter((won) => won !== year)
  const winner = winnerOf(prize, year)
  const feats = featsIn(one.id, prize, year)
  const parts =
    prize === 'champions_league' && winner ? [stayText(one, winner), ...feats] : [...feats, ...thenAt(one, year)]
  const found = [...parts, ...also(others)]
  return joined(found.length > 0 ? found : [bestKnownAt(one)])
}

/** "Porto 2004, Inter 2010". */
function europeText(id: string): Names {
  return byClub(
    wonYears(id, 'champions_league').flatMap((year) => {
      const club = winnerOf('champions_league', year)
      return club ? inYear(club, year) : []
    }),
  )
}

/** The own stays at clubs where both played together. */
function matesText({ career }: Footballer, his: readonly Spell[]): Names {
  const together = new Set(sharedStays(career, his).map(({ club }) => club))
  return staysText(career.filter(({ club }) => together.has(club)))
}

/** Feats in a lost World Cup, and the club of that time: "goal in the final (…), then at Monaco". */
function finalText(one: Footballer, year: number): Names {
  const club = thenAt(one, year)
  return joined([...featsIn(one.id, 'world_cup', year), ...(club.length > 0 ? club : [bestKnownAt(one)])])
}

/** "England 1986, 6 goals". */
function bootText({ id, nation }: Footballer): Names {
  const best = HISTORY.scorers.find(({ title, footballer }) => title === 'world_cup' && footballer === id)
  if (!best) return same('')
  const team = teamText(nation, best.year)
  const [years, goals] = [best.year, best.goals]
  return say(
    `${team.en} ${years}, ${goals} goals`,
    `${team.fr} ${years}, ${goals} buts`,
    `${team.es} ${years}, ${goals} goles`,
  )
}

/** "PSV → Barcelona 1996, Barcelona → Inter 1997". */
function recordText({ id, career }: Footballer): Names {
  const stays = career.filter(({ loan }) => !loan)
  return joined(
    HISTORY.transfers
      .filter(({ footballer }) => footballer === id)
      .map(({ club, year }) => {
        const at = stays.findIndex(
          (stay) => stay.club === club && stay.from !== null && Math.abs(stay.from - year) <= 1,
        )
        const seller = stays[at - 1]
        return joined([...(seller ? [clubText(seller.club)] : []), byClub([inYear(club, year)])], ' → ')
      }),
  )
}

/** Stories about finals, told by their result. */
const FINALS: Readonly<Record<string, Title>> = {
  europeGoal: 'champions_league',
  europeCaptain: 'champions_league',
  worldCupGoal: 'world_cup',
  worldCaptain: 'world_cup',
  euroGoal: 'european_championship',
}

/** The fact of a list; years with the final, club or nation that they belong to: "Manchester United 1999". */
function storyText(one: Footballer, key: string): Names {
  const story = STORIES.find((known) => known.key === key)
  const fact = story?.men[one.id]
  if (!story || fact === undefined) return same('')
  if (typeof fact === 'string') return same(fact)
  if (!(fact instanceof Array)) return story.kind === 'born' ? joined([fact, bestKnownAt(one)]) : fact
  const final = FINALS[key]
  const ofNation = (year: number) => inAll((locale) => `${teamText(one.nation, year)[locale]} ${year}`)
  if (final) return joined(fact.map((year) => finalInYear(final, year) ?? ofNation(year)))
  if (story.told === 'nation') {
    const nation = teamText(one.nation, Math.min(...fact))
    return inAll((locale) => `${nation[locale]} ${fact.join(', ')}`)
  }
  return byClub(fact.map((year) => inYear(clubOf(one, story.told, year), year)))
}

/** "France–Brazil 3-0 (1998)"; null without the final on record. */
function finalInYear(title: Title, year: number): Names | null {
  const line = scoreLine(title, year)
  return line && inAll((locale) => `${line[locale]} (${year})`)
}

/** His club in a year: that of the Champions League final, of the season that ended, or the latest one. */
function clubOf({ id, career }: Footballer, told: string | undefined, year: number): string {
  const final = HISTORY.finals.find((one) => one.title === 'champions_league' && one.year === year)
  const stays = mergedStays(career)
  const known = stays.filter(
    ({ from }) => from !== null && (told === 'club' || told === 'finalist' ? from <= year : from < year),
  )
  const stay = known.findLast((own) => year <= endOf(own) && (told !== 'finalist' || isFinalist(own.club)))
  return stay?.club ?? known.at(-1)?.club ?? id

  function isFinalist(club: string): boolean {
    return final === undefined || final.winner === club || final.loser === club
  }
}

function crossedText({ career }: Footballer): Names {
  const pairs = HISTORY.derbies.flatMap(({ clubs: [one, other] }) => [[one, other] as const, [other, one] as const])
  const moves = pairs.flatMap(([from, to]) => {
    const stays = moveBetween(career, from, to)
    return stays ? joined(stays.map(spellText), ' → ') : []
  })
  return moves[0] ?? same('')
}
