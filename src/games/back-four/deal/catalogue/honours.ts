import { EVIDENCE } from '#data/evidence.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { HISTORY } from '#data/history.ts'
import { HONOURS } from '#data/records.ts'
import type { Competition, Title } from '#data/types.ts'
import { el, le, the } from '#data/phrases/grammar.ts'
import { COMPETITION_NOUNS, TITLE_NOUNS, titleNoun } from '#data/phrases/prizes.ts'
import { POOL } from '../tiles.ts'
import { both, CLUBS, column, group, not, say, sure, UNKNOWN, type Group } from './group.ts'

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

const LEAGUES: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']
const CUPS: readonly Competition[] = ['fa_cup', 'copa_del_rey', 'libertadores']
/** Youngest age at which a title is won. */
const LEAST_AGE = 15

export const titles = new Map(TITLES.map((title) => [title, column({ kind: 'title', title })]))
const honoursOf = POOL.map(({ id }) => HONOURS.get(id) ?? [])

/** "Won the World Cup", and "but never the Champions League". */
const wonTitles = (): Group[] =>
  TITLES.flatMap((title) => {
    const [noun, won] = [TITLE_NOUNS[title], titles.get(title)!]
    const whole = group(
      `title:${title}`,
      { kind: 'title', family: 'honour', base: 1.5 },
      say(`Won ${the(noun)}`, `Ont remporté ${le(noun)}`, `Ganaron ${el(noun)}`),
      (_, at) => won[at]!,
    )
    const without = (['world_cup', 'champions_league'] as const)
      .filter((other) => other !== title && title !== 'africa_cup')
      .map((other) => {
        const second = TITLE_NOUNS[other]
        return group(
          `without:${title}+${other}`,
          { kind: 'without', family: 'honour', base: 2.8, loose: [`title:${title}`] },
          say(
            `Won ${the(noun)} but never ${the(second)}`,
            `Ont remporté ${le(noun)}, mais jamais ${le(second)}`,
            `Ganaron ${el(noun)}, pero nunca ${el(second)}`,
          ),
          (_, at) => both(won[at]!, not(titles.get(other)![at]!)),
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
        kind: isClub ? 'europeYear' : 'titleYear',
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
      ({ born, nation, otherNations, career }, at) => {
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
      return group(
        `with:${competition}+${id}`,
        { kind: 'championWith', family: 'honour', base: 2.1, loose: [`club:${id}`] },
        say(
          `Won ${the(prize)} with ${noun.en}`,
          `Ont remporté ${le(prize)} avec ${le(noun)}`,
          `Ganaron ${el(prize)} con ${el(noun)}`,
        ),
        (_, at) => verdicts[at]!,
      )
    }),
  )

function rare(): Group[] {
  const winners = new Map(
    HISTORY.titles.flatMap(({ title, year, winner }) => (title === 'champions_league' ? [[year, winner]] : [])),
  )
  const europe = titles.get('champions_league')!
  return [
    group(
      'europeTwice',
      { kind: 'europeTwo', family: 'honour', base: 3, loose: ['title:champions_league'] },
      say(
        'Won the Champions League with two clubs or more',
        'Ont remporté la Ligue des champions avec au moins deux clubs',
        'Ganaron la Champions League con al menos dos clubes',
      ),
      (_, at) => {
        const won = honoursOf[at]!.filter(({ title }) => title === 'champions_league')
        return sure(new Set(won.map(({ year }) => winners.get(year))).size >= 2, europe[at] !== UNKNOWN)
      },
    ),
    group(
      'three',
      { kind: 'champion3', family: 'honour', base: 3.1, loose: ['leagues:'] },
      say(
        'Champions in three of the five big leagues',
        'Champions dans trois des cinq grands championnats',
        'Campeones en tres de las cinco grandes ligas',
      ),
      ({ id }) => {
        const wins = EVIDENCE.wins.get(id)
        const inLeagues = (some: readonly { competition: Competition }[] = []) =>
          some.map(({ competition }) => competition).filter((one) => LEAGUES.includes(one))
        const won = new Set(inLeagues(wins?.yes))
        const maybe = new Set([...won, ...inLeagues(wins?.maybe)])
        return sure(won.size === 3 && maybe.size === 3, wins !== undefined && maybe.size < 3)
      },
    ),
  ]
}

/** Groups about titles. */
export const honours = (): Group[] => [...wonTitles(), ...wonInYears(), ...wonWithClubs(), ...rare()]
