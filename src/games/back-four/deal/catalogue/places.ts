import { EVIDENCE } from '#data/evidence.ts'
import { clubById } from '#data/facts.ts'
import { au, el, le } from '#data/phrases/grammar.ts'
import { moveBetween } from '../spells.ts'
import { POOL } from '../tiles.ts'
import { both, CLUBS, count, group, NATIONS, NO, say, sure, YES, type Column, type Group } from './group.ts'

/** Fewer make a club or a pair too rare a subject. */
const [LEAST_AT_CLUB, LEAST_OF_BOTH] = [30, 5]
/** A pair of clubs is asked only where fans have names ready for both. */
const LEAST_FAMOUS = 15
const FAMOUS = 4

const isBig = (verdicts: Column): boolean =>
  POOL.filter(({ fame }, at) => verdicts[at] === YES && fame >= FAMOUS).length >= LEAST_FAMOUS

const clubs = (): Group[] =>
  CLUBS.filter(({ verdicts }) => count(verdicts) >= LEAST_AT_CLUB).map(({ id, noun, verdicts }) =>
    group(
      `club:${id}`,
      { kind: 'club', family: 'place', base: isBig(verdicts) ? 1.2 : 1.9 },
      say(`Played for ${noun.en}`, `Ont joué ${au(noun)}`, `Jugaron en ${el(noun)}`),
      (_, at) => verdicts[at]!,
    ),
  )

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

const clubsByNation = (): Group[] =>
  NATIONS.flatMap((nation) =>
    CLUBS.map((club) =>
      group(
        `clubNation:${club.id}+${nation.id}`,
        {
          kind: 'clubNation',
          family: 'place',
          base: 1.8,
          loose: [`club:${club.id}`, `nation:${nation.id}`],
        },
        say(
          `${nation.people.en} players at ${club.noun.en}`,
          `${capital(nation.people.fr)} passés par ${le(club.noun)}`,
          `${capital(nation.people.es)} que pasaron por ${el(club.noun)}`,
        ),
        (_, at) => both(nation.verdicts[at]!, club.verdicts[at]!),
      ),
    ),
  )

const isDerby = (one: string, other: string): boolean => {
  const [city, second] = [clubById(one)?.city, clubById(other)?.city]
  return (city != null && city === second) || (one === 'realmadrid' && other === 'barca')
}

/** Both clubs, and the moves from one to the other. */
function pairs(): Group[] {
  const big = CLUBS.filter(({ verdicts }) => isBig(verdicts))
  return big.flatMap((one, at) =>
    big.slice(at + 1).flatMap((other) => {
      const pair = one.verdicts.map((value, place) => both(value, other.verdicts[place]!))
      if (count(pair) < LEAST_OF_BOTH) return []
      const loose = [`club:${one.id}`, `club:${other.id}`]
      const kind = isDerby(one.id, other.id) ? 'rivals' : 'clubs'
      const played = group(
        `clubs:${one.id}+${other.id}`,
        { kind, family: 'place', base: 2.4, loose },
        say(
          `Played for ${one.noun.en} and ${other.noun.en}`,
          `Ont joué ${au(one.noun)} et ${au(other.noun)}`,
          `Jugaron en ${el(one.noun)} y en ${el(other.noun)}`,
        ),
        (_, place) => pair[place]!,
      )
      const moves = [
        [one, other],
        [other, one],
      ].map(([from, to]) =>
        group(
          `move:${from!.id}+${to!.id}`,
          { kind: 'move', family: 'place', base: 2.6, loose },
          say(
            `Left ${from!.noun.en} for ${to!.noun.en}`,
            `Ont quitté ${le(from!.noun)} pour ${le(to!.noun)}`,
            `Dejaron ${el(from!.noun)} por ${el(to!.noun)}`,
          ),
          ({ career }, place) => {
            if (pair[place] !== YES) return pair[place]!
            const near = career.some(
              ({ club }, step) => club === to!.id && career.slice(0, step).some((before) => before.club === from!.id),
            )
            return sure(moveBetween(career, from!.id, to!.id) !== null, !near)
          },
        ),
      )
      return [played, ...moves]
    }),
  )
}

const clubsOf = POOL.map(({ career }) => new Set(career.map(({ club }) => club)))

function counts(): Group[] {
  const about = (kind: string, base: number) => ({ kind, family: 'place', base }) as const
  const inLondon = clubsOf.map((own) => [...own].filter((club) => clubById(club)?.city === 'London').length)
  const unplaced = clubsOf.map(
    (own) => [...own].map(clubById).filter((club) => club?.city == null && club?.nation === 'GB-ENG').length,
  )
  const leagues = POOL.map(({ id }) => EVIDENCE.leagues.get(id))
  return [
    group(
      'oneClub',
      about('oneClub', 2.4),
      say('One-club men', 'Un seul club pendant toute leur carrière', 'Un solo club en toda su carrera'),
      ({ club }, at) => sure(clubsOf[at]!.size === 1 && club === null, clubsOf[at]!.size > 1),
    ),
    group(
      'tenClubs',
      about('tenClubs', 3),
      say('Played for ten clubs or more', 'Ont joué dans dix clubs ou plus', 'Jugaron en diez clubes o más'),
      (_, at) => sure(clubsOf[at]!.size >= 10, clubsOf[at]!.size <= 8),
    ),
    group(
      'london',
      about('london', 2.8),
      say(
        'Played for three London clubs or more',
        'Ont joué dans au moins trois clubs de Londres',
        'Jugaron en al menos tres clubes de Londres',
      ),
      (_, at) => sure(inLondon[at]! >= 3, inLondon[at]! + unplaced[at]! < 3),
    ),
    group(
      'leagues4',
      { ...about('leagues', 2.9), loose: ['leagues:'] },
      say(
        'Played in at least four of the five big leagues',
        'Ont joué dans au moins quatre des cinq grands championnats',
        'Jugaron en al menos cuatro de las cinco grandes ligas',
      ),
      (_, at) => {
        const { yes = [], maybe = [] } = leagues[at] ?? {}
        return yes.length >= 4 ? YES : leagues[at] && yes.length + maybe.length < 4 ? NO : sure(false, false)
      },
    ),
  ]
}

/** Groups about clubs. */
export const places = (): Group[] => [...clubs(), ...clubsByNation(), ...pairs(), ...counts()]
