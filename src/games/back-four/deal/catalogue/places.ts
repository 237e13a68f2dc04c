import { clubById } from '#data/facts.ts'
import { au, el, le } from '#data/phrases/grammar.ts'
import { isWithoutMatch } from '../disputed.ts'
import { POOL } from '../tiles.ts'
import { both, CLUBS, countFamous, group, NATIONS, NO, say, sure, UNKNOWN, YES, type Group } from './group.ts'
import type { Names } from '#data/types.ts'

/** A club alone is asked only where fans have many names ready. */
const LEAST_FAMOUS = 30

const clubs = (): Group[] =>
  CLUBS.filter(({ verdicts }) => countFamous(verdicts) >= LEAST_FAMOUS).map(({ id, noun, verdicts }) =>
    group(
      `club:${id}`,
      { kind: 'club', family: 'place', base: 1.2 },
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

/** Countries outside the five leagues that a career leads to, with the French preposition. */
const ABROAD: Readonly<Record<string, Names>> = {
  AR: say('Argentina', 'en Argentine', 'Argentina'),
  AU: say('Australia', 'en Australie', 'Australia'),
  BE: say('Belgium', 'en Belgique', 'Bélgica'),
  BR: say('Brazil', 'au Brésil', 'Brasil'),
  CH: say('Switzerland', 'en Suisse', 'Suiza'),
  CN: say('China', 'en Chine', 'China'),
  'GB-SCT': say('Scotland', 'en Écosse', 'Escocia'),
  GR: say('Greece', 'en Grèce', 'Grecia'),
  IN: say('India', 'en Inde', 'la India'),
  JP: say('Japan', 'au Japon', 'Japón'),
  MX: say('Mexico', 'au Mexique', 'México'),
  NL: say('the Netherlands', 'aux Pays-Bas', 'los Países Bajos'),
  PT: say('Portugal', 'au Portugal', 'Portugal'),
  QA: say('Qatar', 'au Qatar', 'Catar'),
  RU: say('Russia', 'en Russie', 'Rusia'),
  SA: say('Saudi Arabia', 'en Arabie saoudite', 'Arabia Saudí'),
  TR: say('Turkey', 'en Turquie', 'Turquía'),
  US: say('the United States', 'aux États-Unis', 'Estados Unidos'),
}

/** Countries that fans think of at once. */
const COMMON = new Set(['BR', 'NL', 'PT', 'SA', 'TR', 'US'])

const abroad = (): Group[] =>
  Object.entries(ABROAD).map(([nation, { en, fr, es }]) => {
    const played = POOL.map(({ career }) => career.some(({ club }) => clubById(club)?.nation === nation))
    return group(
      `abroad:${nation}`,
      {
        kind: 'abroad',
        family: 'place',
        base: COMMON.has(nation) ? 1.7 : 2.4,
        loose: [`nation:${nation}`],
      },
      say(`Played in ${en}`, `Ont joué ${fr}`, `Jugaron en ${es}`),
      ({ id }, at) => (isWithoutMatch(nation, id) ? UNKNOWN : played[at] ? YES : NO),
    )
  })

const clubsOf = POOL.map(({ career }) => new Set(career.map(({ club }) => club)))

function counts(): Group[] {
  const about = (kind: string, base: number) => ({ kind, family: 'place', base }) as const
  const inLondon = clubsOf.map((own) => [...own].filter((club) => clubById(club)?.city === 'London').length)
  const unplaced = clubsOf.map(
    (own) => [...own].map(clubById).filter((club) => club?.city == null && club?.nation === 'GB-ENG').length,
  )
  return [
    group(
      'oneClub',
      about('oneClub', 2.6),
      say('One-club men', 'Un seul club pendant toute leur carrière', 'Un solo club en toda su carrera'),
      ({ club }, at) => sure(clubsOf[at]!.size === 1 && club === null, clubsOf[at]!.size > 1),
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
  ]
}

/** Groups about clubs. */
export const places = (): Group[] => [...clubs(), ...clubsByNation(), ...abroad(), ...counts()]
