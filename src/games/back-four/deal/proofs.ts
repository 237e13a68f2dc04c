import { clubName } from '#data/club-names.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { clubById, countryByCode, footballerById } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { HISTORY } from '#data/history.ts'
import { HONOURS } from '#data/records.ts'
import type { Competition, Footballer, Names, Spell, Title } from '#data/types.ts'
import { COMPETITION_NOUNS, LEAGUE_NOUNS, TITLE_NOUNS, titleNoun } from '#data/phrases/prizes.ts'
import { moveBetween, sharedStays, yearsByClub } from './spells.ts'

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

/** Every stay at a club; a loan and the contract that followed are one. */
const stayText = ({ career }: Footballer, club: string): Names =>
  clubYears(
    club,
    unbroken(career)
      .filter((one) => one.club === club)
      .map(spellYears),
  )

const unbroken = (career: readonly Spell[]): Spell[] =>
  career.reduce<Spell[]>((stays, next) => {
    const last = stays.at(-1)
    const goesOn = last?.club === next.club && last.to !== null && last.to === next.from
    return goesOn ? [...stays.slice(0, -1), { ...next, from: last.from }] : [...stays, next]
  }, [])

const spellText = (spell: Spell): Names => clubYears(spell.club, [spellYears(spell)])

/** "World Cup 1998, 2002"; by the title's name in `named`, else at the last of them: "European Cup 1985". */
function titleText(id: string, title: Title, named?: number): Names {
  const years = (HONOURS.get(id) ?? []).filter((won) => won.title === title).map(({ year }) => year)
  const noun = years.length > 0 ? titleNoun(title, named ?? Math.max(...years)) : TITLE_NOUNS[title]
  return inAll((locale) => `${noun[locale]} ${years.toSorted((one, other) => one - other).join(', ')}`.trim())
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
const ofNation: Proof = (one, nation) => joined([nationText(nation), bestKnownAt(one)])
const ofTitle: Proof = ({ id }, title) => titleText(id, title as Title)
const ofEdition: Proof = ({ id }, title, year) => titleText(id, title as Title, Number(year))
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
  titleYear: ofEdition,
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
  abroad: ({ career }, nation) =>
    byClub(
      career.flatMap((stay) =>
        clubById(stay.club)?.nation === nation ? { club: stay.club, years: spellYears(stay) } : [],
      ),
    ),
  both: ({ id }, first, second) => joined([titleText(id, first as Title), titleText(id, second as Title)]),
  lost: (one, _, nation) => ofNation(one, nation, ''),
  boot: ({ id }) => bootText(id),
  record: ({ id }) => recordText(id),
  crossed: (one) => crossedText(one),
  london: ({ career }) =>
    joined(career.filter(({ club }) => clubById(club)?.city === 'London').map(({ club }) => clubText(club))),
  mates: (one, star) => matesText(one, footballerById(star)?.career ?? []),
  matesAt: (one, star, club) =>
    matesText(one, footballerById(star)?.career.filter((stay) => stay.club === club || stay.loan) ?? [], club),
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
  return PROOFS[kind]?.(one, first, second) ?? same(one.name)
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

/** Clubs that both were at, with the years that they shared. */
const matesText = (one: Footballer, career: readonly Spell[], at?: string): Names =>
  byClub(
    sharedStays(one.career, career).flatMap(({ club, from, to, isOpen }) =>
      at === undefined || at === club ? { club, years: yearsText(from, isOpen ? null : to, isOpen) } : [],
    ),
  )

/** "World Cup 2014: 6 goals" without the word for goals: "World Cup 2014 (6)". */
function bootText(id: string): Names {
  const best = HISTORY.scorers.find(({ title, footballer }) => title === 'world_cup' && footballer === id)
  return best ? inAll((locale) => `${TITLE_NOUNS.world_cup[locale]} ${best.year} (${best.goals})`) : same('')
}

const recordText = (id: string): Names =>
  byClub(
    HISTORY.transfers.flatMap(({ footballer, club, year }) => (footballer === id ? { club, years: String(year) } : [])),
  )

function crossedText({ career }: Footballer): Names {
  const pairs = HISTORY.derbies.flatMap(({ clubs: [one, other] }) => [[one, other] as const, [other, one] as const])
  const moves = pairs.flatMap(([from, to]) => {
    const stays = moveBetween(career, from, to)
    return stays ? joined(stays.map(spellText), ' → ') : []
  })
  return joined(moves)
}
