import { clubName } from '#data/club-names.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { clubById, countryByCode, footballerById } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { HISTORY } from '#data/history.ts'
import { HONOURS } from '#data/records.ts'
import type { Competition, Footballer, Names, Spell, Title } from '#data/types.ts'
import { formerTeam } from '#data/phrases/former-teams.ts'
import { COMPETITION_NOUNS, LEAGUE_NOUNS, TITLE_NOUNS, titleNoun } from '#data/phrases/prizes.ts'
import { STORIES } from './catalogue/story-lists.ts'
import { endOf, mergedStays, moveBetween, sharedStays, yearsByClub } from './spells.ts'

const inAll = (text: (locale: keyof Names) => string): Names => ({ en: text('en'), fr: text('fr'), es: text('es') })
const same = (text: string): Names => inAll(() => text)
const joined = (parts: readonly Names[], by = ', '): Names =>
  inAll((locale) => [...new Set(parts.map((part) => part[locale]))].join(by))

/** The name as sentences have it, "Barcelona"; else the whole one. */
function clubText(id: string): Names {
  const { name, local } = clubName(id)
  return GRAMMAR.clubs.get(id) ?? local ?? same(name)
}

const yearsText = (from: number | null, to: number | null, current: boolean): string =>
  from === null ? '' : to !== null && to !== from ? `${from}–${to}` : current ? `${from}–` : `${from}`

const spellYears = ({ from, to, current }: Spell): string => yearsText(from, to, current && to === null)

/** "Liverpool 1998–2004, 2006". */
function clubYears(club: string, years: readonly string[]): Names {
  const name = clubText(club)
  return inAll((locale) => [name[locale], years.filter(Boolean).join(', ')].filter(Boolean).join(' '))
}

/** A club once, with all its years: "Real Madrid 1998, 2000, AC Milan 2003". */
const byClub = (some: readonly { club: string; years: string }[]): Names =>
  joined(
    [...Map.groupBy(some, ({ club }) => club)].map(([club, all]) =>
      clubYears(
        club,
        all.map(({ years }) => years),
      ),
    ),
  )

/** Every stay at a club. */
const stayText = ({ career }: Footballer, club: string): Names =>
  clubYears(club, mergedStays(career.filter((one) => one.club === club)).map(spellYears))

/** More clubs than this would hide the ones that tell. */
const MOST_CLUBS = 3

/** Stays at the clubs of most years, in the order of the career. */
function staysText(stays: readonly Spell[]): Names {
  const longest = [...yearsByClub(stays)].toSorted(([, one], [, other]) => other - one).slice(0, MOST_CLUBS)
  const clubs = new Set(longest.map(([club]) => club))
  return byClub(
    mergedStays(stays).flatMap((stay) => (clubs.has(stay.club) ? { club: stay.club, years: spellYears(stay) } : [])),
  )
}

const spellText = (spell: Spell): Names => clubYears(spell.club, [spellYears(spell)])

/** "World Cup 1998, 2002"; each year under the name that the title had: "European Cup 1990, Champions League 1994". */
function titleText(id: string, title: Title): Names {
  const years = (HONOURS.get(id) ?? []).filter((won) => won.title === title).map(({ year }) => year)
  if (years.length === 0) return TITLE_NOUNS[title]
  const byName = Map.groupBy(
    years.toSorted((one, other) => one - other),
    (year) => titleNoun(title, year),
  )
  return joined([...byName].map(([noun, some]) => inAll((locale) => `${noun[locale]} ${some.join(', ')}`)))
}

/** "Serie A with Napoli 1987, 1990" without the club, which the sentence names. */
function winsText(id: string, competition: Competition, club?: string): Names {
  const wins = EVIDENCE.wins
    .get(id)
    ?.yes.filter((won) => won.competition === competition && (!club || won.club === club))
  const years = [...new Set((wins ?? []).map(({ year }) => year))].toSorted((one, other) => one - other)
  return inAll((locale) => `${COMPETITION_NOUNS[competition][locale]} ${years.join(', ')}`.trim())
}

/** The club of most years: how fans know him. */
function bestKnownAt(one: Footballer): Names {
  const [most] = [...yearsByClub(one.career)].toSorted(([, first], [, second]) => second - first)
  return most ? stayText(one, most[0]) : same(one.name)
}

const nationText = (code: string): Names => countryByCode(code)?.names ?? same(code)

const LEAGUE_WINS: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']

type Proof = (one: Footballer, first: string, second: string) => Names

const atClub: Proof = (one, club) => stayText(one, club)
/** Caps; the club of most years where few are on record. */
const ofNation: Proof = (one, nation) => {
  const [caps = bestKnownAt(one)] = capsText(one.id, nation)
  return joined([nationText(nation), caps])
}
const ofTitle: Proof = ({ id }, title) => titleText(id, title as Title)
const inCentimetres: Proof = ({ heightCm }) =>
  inAll((locale) => `${(heightCm! / 100).toFixed(2).replace('.', locale === 'en' ? '.' : ',')} m`)

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
  keeperTitle: ({ id }) => titleText(id, 'world_cup'),
  europeTwice: ({ id }) => europeText(id),
  with: ({ id }, competition, club) => winsText(id, competition as Competition, club),
  three: ({ id }) =>
    joined(
      LEAGUE_WINS.filter((league) => EVIDENCE.wins.get(id)?.yes.some(({ competition }) => competition === league)).map(
        (league) => COMPETITION_NOUNS[league],
      ),
    ),
  leagues4: ({ id }) => joined((EVIDENCE.leagues.get(id)?.yes ?? []).map((league) => LEAGUE_NOUNS[league])),
  oneClub: bestKnownAt,
  abroad: ({ career }, nation) => staysText(career.filter(({ club }) => clubById(club)?.nation === nation)),
  both: ({ id }, first, second) => joined([titleText(id, first as Title), titleText(id, second as Title)]),
  lost: (one, tournament) => finalText(one, Number(tournament.slice(2))),
  boot: ({ id }) => bootText(id),
  record: ({ id }) => recordText(id),
  crossed: (one) => crossedText(one),
  story: (one, key) => storyText(one, key),
  single: nameText,
  london: ({ career }) =>
    joined(career.filter(({ club }) => clubById(club)?.city === 'London').map(({ club }) => clubText(club))),
  mates: (one, star) => matesText(one, footballerById(star)?.career ?? []),
  tall: inCentimetres,
  small: inCentimetres,
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

/** The whole name; the club of most years as well for those who have but one. */
function nameText(one: Footballer): Names {
  if (one.name.includes(' ')) return same(one.name)
  return joined([same(one.fullName ?? one.name), bestKnownAt(one)])
}

/** All years of a title that was won more than once, else the club of that year. */
function editionText(one: Footballer, title: string, edition: string): Names {
  const years = (HONOURS.get(one.id) ?? []).filter((won) => won.title === title).map(({ year }) => year)
  if (years.length !== 1) return titleText(one.id, title as Title)
  const winner = HISTORY.titles.find((own) => own.title === title && own.year === Number(edition))?.winner
  const stays = mergedStays(one.career).filter(({ from }) => from !== null && from < Number(edition))
  const stay = stays.findLast(({ club }) => club === winner) ?? stays.findLast((own) => Number(edition) <= endOf(own))
  return stay ? spellText(stay) : bestKnownAt(one)
}

/** "Porto 2004, Inter 2010". */
function europeText(id: string): Names {
  const won = (HONOURS.get(id) ?? []).filter(({ title }) => title === 'champions_league')
  return byClub(
    won.flatMap(({ year }) => {
      const club = HISTORY.titles.find((one) => one.title === 'champions_league' && one.year === year)?.winner
      return club ? { club, years: String(year) } : []
    }),
  )
}

/** The own stays at clubs where both played together. */
function matesText({ career }: Footballer, his: readonly Spell[]): Names {
  const together = new Set(sharedStays(career, his).map(({ club }) => club))
  return staysText(career.filter(({ club }) => together.has(club)))
}

/** "50+ caps"; nothing where fewer than 25 are on record. */
const capsText = (id: string, nation: string): Names[] =>
  (EVIDENCE.caps.get(id) ?? []).flatMap(({ nation: own, atLeast }) =>
    own === nation && atLeast > 1
      ? { en: `${atLeast}+ caps`, fr: `${atLeast} sélections ou plus`, es: `${atLeast} partidos o más` }
      : [],
  )

/** The final, and the club of its year: "2018 World Cup final, Sevilla 2011–2014". */
function finalText(one: Footballer, year: number): Names {
  const final = {
    en: `${year} World Cup final`,
    fr: `Finale de la Coupe du monde ${year}`,
    es: `Final del Mundial de ${year}`,
  }
  const stay = mergedStays(one.career).findLast((own) => own.from !== null && own.from < year && year <= endOf(own))
  return joined([final, stay ? spellText(stay) : bestKnownAt(one)])
}

/** "World Cup 2014: 6 goals" without the word for goals: "World Cup 2014 (6)". */
function bootText(id: string): Names {
  const best = HISTORY.scorers.find(({ title, footballer }) => title === 'world_cup' && footballer === id)
  return best ? inAll((locale) => `${TITLE_NOUNS.world_cup[locale]} ${best.year} (${best.goals})`) : same('')
}

const recordText = (id: string): Names =>
  byClub(
    HISTORY.transfers.flatMap(({ footballer, club, year }) => (footballer === id ? { club, years: String(year) } : [])),
  )

/** The fact of a list; years with the club or nation that they belong to: "Manchester United 1999". */
function storyText(one: Footballer, key: string): Names {
  const story = STORIES.find((known) => known.key === key)
  const fact = story?.men[one.id]
  if (!story || fact === undefined) return same('')
  if (typeof fact === 'string') return same(fact)
  if (!(fact instanceof Array)) return fact
  if (story.told === 'nation') {
    const nation = formerTeam(one.nation, Math.min(...fact)) ?? nationText(one.nation)
    return inAll((locale) => `${nation[locale]} ${fact.join(', ')}`)
  }
  return byClub(fact.map((year) => ({ club: clubOf(one, story.told, year), years: String(year) })))
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
