import { EVIDENCE } from '#data/evidence.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { HISTORY } from '#data/history.ts'
import { HONOURS } from '#data/records.ts'
import type { Noun } from '#data/grammar-file.ts'
import type { Competition, Honour, Names, Spell, Title } from '#data/types.ts'
import { el, le, the } from '#data/phrases/grammar.ts'
import { COMPETITION_NOUNS, TITLE_NOUNS, titleNoun } from '#data/phrases/prizes.ts'
import { endOf } from '../spells.ts'
import { isDisputedWin } from '../disputed.ts'
import { POOL } from '../tiles.ts'
import { both, CLUBS, column, group, NO, not, say, sure, UNKNOWN, YES, type Group } from './group.ts'

const TITLES = [
  'world_cup',
  'european_championship',
  'copa_america',
  'champions_league',
  'ballon_dor',
  'africa_cup',
] as const satisfies readonly Title[]
type Asked = (typeof TITLES)[number]
const isAsked = (title: Title): title is Asked => TITLES.includes(title as Asked)

const DOUBLES: readonly [Asked, Asked][] = [
  ['world_cup', 'champions_league'],
  ['world_cup', 'european_championship'],
  ['world_cup', 'copa_america'],
  ['copa_america', 'champions_league'],
  ['european_championship', 'champions_league'],
  ['world_cup', 'ballon_dor'],
]
const LEAGUES: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']
const CUPS: readonly Competition[] = ['fa_cup', 'copa_del_rey', 'libertadores']
/** Year of the last champions in the sheets. */
const LAST_SEASON = Math.max(...HISTORY.champions.map(({ year }) => year))
/** Youngest age at which a title is won. */
const LEAST_AGE = 15

export const titles = new Map(TITLES.map((title) => [title, column({ kind: 'title', title })]))
const honoursOf = POOL.map(({ id }) =>
  (HONOURS.get(id) ?? []).filter(({ title, year }) => !isDisputedWin(id, title, year)),
)

/** Wins under the name that the title has today: the Champions League was the European Cup before. */
const winsAsNamed = (title: Title, at: number) =>
  honoursOf[at]!.filter((won) => won.title === title && titleNoun(title, won.year) === TITLE_NOUNS[title])

/** Titles with a newer edition than the last one in the sheets, which footballers who still play may have won. */
const OPEN_TITLES: ReadonlySet<Title> = new Set(['world_cup', 'champions_league', 'ballon_dor', 'africa_cup'])

/** The verdict about a title, in doubt instead of no for footballers who may have won it since. */
export const mayStillHaveWon = (title: Title, at: number, verdict: number): number =>
  verdict === NO && OPEN_TITLES.has(title) && POOL[at]!.club !== null ? UNKNOWN : verdict

/** Winners of the European Cup alone are in doubt for the Champions League. */
const named = new Map(
  [...titles].map(([title, won]) => [
    title,
    won.map((one, at) =>
      one === YES && winsAsNamed(title, at).length === 0 ? UNKNOWN : mayStillHaveWon(title, at, one),
    ),
  ]),
)

/** "Won the World Cup", and "but never the Champions League". */
const wonTitles = (): Group[] =>
  TITLES.flatMap((title) => {
    const [noun, won] = [TITLE_NOUNS[title], named.get(title)!]
    const whole = group(
      `title:${title}`,
      { kind: 'title', family: 'honour', base: 1.5 },
      say(`Won ${the(noun)}`, `Ont remporté ${le(noun)}`, `Ganaron ${el(noun)}`),
      (_, at) => won[at]!,
    )
    const without = (['world_cup', 'champions_league'] as const)
      .filter((other) => other !== title && title !== 'africa_cup' && title !== 'copa_america')
      .map((other) => {
        const second = TITLE_NOUNS[other]
        return group(
          `without:${title}+${other}`,
          { kind: 'without', family: 'honour', base: 3.1, loose: [`title:${title}`] },
          say(
            `Won ${the(noun)} but never ${the(second)}`,
            `Ont remporté ${le(noun)}, mais jamais ${le(second)}`,
            `Ganaron ${el(noun)}, pero nunca ${el(second)}`,
          ),
          (_, at) => both(won[at]!, not(named.get(other)![at]!)),
        )
      })
    return [whole, ...without]
  })

/** "Won the World Cup in 2018", "Won the Champions League with Chelsea in 2012". */
const wonInYears = (): Group[] =>
  HISTORY.titles.flatMap(({ title, year, winner }) => {
    if (!isAsked(title) || title === 'ballon_dor') return []
    const noun = titleNoun(title, year)
    const isClub = title === 'champions_league'
    const club = isClub ? GRAMMAR.clubs.get(winner) : undefined
    if (isClub && !club) return []
    return group(
      `titleYear:${title}+${year}`,
      {
        kind: isClub ? 'wonWith' : 'titleYear',
        family: 'honour',
        base: isClub ? 2.2 : 1.8,
        loose: [isClub ? `club:${winner}` : `nation:${winner}`, `title:${title}`],
      },
      club
        ? say(
            `Won ${the(noun)} with ${club.en} in ${year}`,
            `Ont remporté ${le(noun)} avec ${le(club)} en ${year}`,
            `Ganaron ${el(noun)} con ${el(club)} en ${year}`,
          )
        : // The name of the edition: Euro 2020 was played a year later.
          say(`Won the ${year} ${noun.en}`, `Ont remporté ${le(noun)} ${year}`, `Ganaron ${el(noun)} de ${year}`),
      ({ id, born, nation, otherNations, career }, at) => {
        if (isDisputedWin(id, title, year)) return UNKNOWN
        const belongs = isClub ? career.some((own) => own.club === winner) : [nation, ...otherNations].includes(winner)
        const couldHave = belongs && Number(born!.slice(0, 4)) <= year - LEAST_AGE
        const won = honoursOf[at]!.some((one) => one.title === title && one.year === year)
        return sure(won, titles.get(title)![at] !== UNKNOWN || !couldHave)
      },
    )
  })

/** "Won Serie A with Napoli". */
const wonWithClubs = (): Group[] =>
  [...LEAGUES, ...CUPS].flatMap((competition) =>
    CLUBS.map(({ id, noun }) => {
      const prize = COMPETITION_NOUNS[competition]
      const verdicts = column({ kind: 'competitionWith', competition, club: id })
      // The season after the last in the sheets.
      const isOpen = (career: readonly Spell[]) =>
        career.some((stay) => stay.club === id && stay.from !== null && endOf(stay) > LAST_SEASON)
      return group(
        `with:${competition}+${id}`,
        { kind: 'wonWith', family: 'honour', base: 2.1, loose: [`club:${id}`] },
        say(
          `Won ${the(prize)} with ${noun.en}`,
          `Ont remporté ${le(prize)} avec ${le(noun)}`,
          `Ganaron ${el(prize)} con ${el(noun)}`,
        ),
        ({ career }, at) => (isOpen(career) && verdicts[at] === NO ? UNKNOWN : verdicts[at]!),
      )
    }),
  )

/** "Won the World Cup and the Ballon d’Or". */
const wonBoth = (): Group[] =>
  DOUBLES.map(([one, other]) => {
    const [first, second] = [TITLE_NOUNS[one], TITLE_NOUNS[other]]
    return group(
      `both:${one}+${other}`,
      { kind: 'both', family: 'honour', base: 2.4, loose: [`title:${one}`, `title:${other}`] },
      say(
        `Won ${the(first)} and ${the(second)}`,
        `Ont remporté ${le(first)} et ${le(second)}`,
        `Ganaron ${el(first)} y ${el(second)}`,
      ),
      (_, at) => both(named.get(one)![at]!, named.get(other)![at]!),
    )
  })

/** Championships that fans tell stories of, by the names they have. */
const CAMPAIGNS: readonly [competition: Competition, club: string, year: number, known?: 'treble' | Names][] = [
  ['premier_league', 'blackburn', 1995],
  ['premier_league', 'manutd', 1999, 'treble'],
  [
    'premier_league',
    'arsenal',
    2004,
    say('Arsenal’s Invincibles of 2004', 'Les Invincibles d’Arsenal, 2004', 'Los Invencibles del Arsenal de 2004'),
  ],
  [
    'premier_league',
    'leicester',
    2016,
    say('Leicester’s miracle of 2016', 'Le miracle de Leicester, 2016', 'El milagro del Leicester de 2016'),
  ],
  ['premier_league', 'chelsea', 2005],
  ['premier_league', 'liverpool', 2020],
  ['premier_league', 'mancity', 2012],
  ['premier_league', 'mancity', 2023, 'treble'],
  ['la_liga', 'deportivo', 2000],
  ['la_liga', 'valencia', 2004],
  ['la_liga', 'atleticomadrid', 2014],
  ['la_liga', 'barca', 2009, 'treble'],
  ['la_liga', 'barca', 2015, 'treble'],
  ['la_liga', 'realmadrid', 2003],
  ['serie_a', 'verona', 1985],
  ['serie_a', 'napoli', 1987],
  ['serie_a', 'sampdoria', 1991],
  ['serie_a', 'lazio', 2000],
  ['serie_a', 'roma', 2001],
  ['serie_a', 'inter', 2010, 'treble'],
  ['serie_a', 'milan', 2022],
  ['serie_a', 'napoli', 2023],
  ['bundesliga', 'bremen', 2004],
  ['bundesliga', 'dortmund', 2012],
  ['bundesliga', 'bayernmunchen', 2013, 'treble'],
  ['bundesliga', 'bayernmunchen', 2020, 'treble'],
  ['bundesliga', 'leverkusen', 2024],
  ['ligue_1', 'bordeaux', 1999],
  ['ligue_1', 'lille', 2011],
  ['ligue_1', 'montpellier', 2012],
  ['ligue_1', 'monaco', 2017],
  ['ligue_1', 'lille', 2021],
  ['ligue_1', 'psg', 2025, 'treble'],
]

function campaignText(noun: Noun, year: number, known?: 'treble' | Names): Names {
  if (known === 'treble')
    return say(
      `Won the ${year} treble with ${noun.en}`,
      `Ont fait le triplé avec ${le(noun)} en ${year}`,
      `Ganaron el triplete con ${el(noun)} en ${year}`,
    )
  return (
    known ??
    say(
      `Champions with ${noun.en} in ${year}`,
      `Champions avec ${le(noun)} en ${year}`,
      `Campeones con ${el(noun)} en ${year}`,
    )
  )
}

/** "Arsenal’s Invincibles of 2004". */
const campaigns = (): Group[] =>
  CAMPAIGNS.flatMap(([competition, club, year, known]) => {
    const noun = GRAMMAR.clubs.get(club)
    if (!noun) return []
    return group(
      `campaign:${club}+${year}`,
      { kind: 'wonWith', family: 'honour', base: known ? 2 : 2.3, loose: [`club:${club}`] },
      campaignText(noun, year, known),
      ({ id, career }, at) => {
        const wins = EVIDENCE.wins.get(id)
        const won = wins?.yes.some((one) => one.competition === competition && one.club === club && one.year === year)
        const wonEurope = honoursOf[at]!.some((one) => one.title === 'champions_league' && one.year === year)
        const mayHave = !wins || wins.maybe.some((one) => one.competition === competition && one.club !== null)
        return sure(
          won === true && (known !== 'treble' || wonEurope),
          career.every((stay) => stay.club !== club) || (!won && !mayHave),
        )
      },
    )
  })

/** Squads on record that lost the final. */
const LOST_FINALS = [
  ['wc2006', 'FR'],
  ['wc2010', 'NL'],
  ['wc2014', 'AR'],
  ['wc2018', 'HR'],
  ['wc2022', 'FR'],
] as const

/** On the list, but gone before the first match. */
const LEFT_INJURED = new Set(['karim-benzema'])

const lostFinals = (): Group[] =>
  LOST_FINALS.map(([tournament, nation]) => {
    const [called, plays] = [column({ kind: 'squad', tournament }), column({ kind: 'nation', nation })]
    const year = tournament.slice(2)
    return group(
      `lost:${tournament}+${nation}`,
      { kind: 'lost', family: 'honour', base: 2.5, loose: [`nation:${nation}`] },
      say(
        `In the squad that lost the ${year} World Cup final`,
        `Dans le groupe battu en finale de la Coupe du monde ${year}`,
        `Estuvieron en la plantilla que perdió la final del Mundial de ${year}`,
      ),
      ({ id }, at) => (LEFT_INJURED.has(id) ? UNKNOWN : both(called[at]!, plays[at]!)),
    )
  })

/** They share first place with others, or by goals alone. */
const SHARED_BOOTS = new Set([
  ...['sandor-kocsis', 'garrincha', 'florian-albert', 'hristo-stoichkov'],
  ...['thomas-muller', 'david-villa', 'wesley-sneijder', 'diego-forlan'],
])

function rare(): Group[] {
  const scorers = new Set(HISTORY.scorers.flatMap(({ title, footballer }) => (title === 'world_cup' ? footballer : [])))
  const winners = new Map(
    HISTORY.titles.flatMap(({ title, year, winner }) => (title === 'champions_league' ? [[year, winner]] : [])),
  )
  const europe = titles.get('champions_league')!
  return [
    group(
      'boot',
      { kind: 'boot', family: 'honour', base: 2.6 },
      say(
        'Top scorer at a World Cup (to 2022)',
        'Meilleur buteur d’une Coupe du monde (jusqu’en 2022)',
        'Máximo goleador de un Mundial (hasta 2022)',
      ),
      ({ id }) => (SHARED_BOOTS.has(id) ? UNKNOWN : scorers.has(id) ? YES : NO),
    ),
    group(
      'europeTwice',
      { kind: 'europeTwo', family: 'honour', base: 3, loose: ['title:champions_league'] },
      say(
        'Won the Champions League with two clubs or more',
        'Ont remporté la Ligue des champions avec au moins deux clubs',
        'Ganaron la Champions League con al menos dos clubes',
      ),
      (_, at) => {
        const clubs = (won: readonly Honour[]) => new Set(won.map(({ year }) => winners.get(year))).size
        const ever = honoursOf[at]!.filter(({ title }) => title === 'champions_league')
        const isSure = europe[at] !== UNKNOWN && mayStillHaveWon('champions_league', at, NO) === NO
        return sure(clubs(winsAsNamed('champions_league', at)) >= 2, isSure && clubs(ever) < 2)
      },
    ),
    group(
      'three',
      { kind: 'champion3', family: 'honour', base: 3.2 },
      say(
        'Champions in three of the five big leagues',
        'Champions dans trois des cinq grands championnats',
        'Campeones en tres de las cinco grandes ligas',
      ),
      ({ id, club }) => {
        const wins = EVIDENCE.wins.get(id)
        const inLeagues = (some: readonly { competition: Competition }[] = []) =>
          some.map(({ competition }) => competition).filter((one) => LEAGUES.includes(one))
        const won = new Set(inLeagues(wins?.yes))
        const maybe = new Set([...won, ...inLeagues(wins?.maybe)])
        return sure(won.size === 3 && maybe.size === 3, wins !== undefined && maybe.size < (club === null ? 3 : 2))
      },
    ),
  ]
}

/** Groups about titles. */
export const honours = (): Group[] => [
  ...wonTitles(),
  ...wonBoth(),
  ...wonInYears(),
  ...wonWithClubs(),
  ...campaigns(),
  ...lostFinals(),
  ...rare(),
]
