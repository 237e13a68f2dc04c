import { clubById } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { column, CLUBS, NATIONS, NO, UNKNOWN, YES, type Column, type Group } from './group.ts'
import { honours, titles } from './honours.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { stories } from './stories.ts'
import { yearsByClub } from '../spells.ts'
import { POOL, STEMS, TILES } from '../tiles.ts'
import type { CatalogueFile } from '../catalogue-file.ts'

const GROUP_SIZE = 4
/** Years at a club below which few remember that he was there. */
const FEW_YEARS = 3

const placesOf = (verdicts: Column, value: number): number[] =>
  [...verdicts.keys()].filter((at) => verdicts[at] === value)

const yearsAt = POOL.map(({ career }) => yearsByClub(career))

/** True where somebody has left a country after a short stay. */
function isBriefIn(nation: string, at: number): boolean {
  const clubs = [...yearsAt[at]!].filter(([club]) => clubById(club)?.nation === nation)
  const isThere = POOL[at]!.career.some(({ club, current }) => current && clubById(club)?.nation === nation)
  return !isThere && clubs.reduce((sum, [, years]) => sum + years, 0) < FEW_YEARS
}

/** True where the fact that puts him into the group is a short stay. */
function isFaint({ kind, key, loose }: Group, at: number): boolean {
  if (kind === 'mates' || kind === 'began' || kind === 'coach') return false
  if (kind === 'abroad') return isBriefIn(key.split(':')[1]!, at)
  return [key, ...loose].some((one) => {
    const [about, id] = one.split(':') as [string, string]
    return about === 'club' && (yearsAt[at]!.get(id) ?? 0) < FEW_YEARS
  })
}

/** Year of birth that tells the youngest apart. */
const YOUNG = 2000

/** Stories that fans see unasked. */
const TELLING: ReadonlySet<string> = new Set(['goals', 'award', 'boot', 'captain'])

/** Simple themes and who fits each, by key. A fan notices the first four kinds first. */
const readings = (lost: readonly Group[], told: readonly Group[]): [string, Column][] => [
  ...CLUBS.map(({ id, verdicts }): [string, Column] => [`club:${id}`, verdicts]),
  ...NATIONS.map(({ id, verdicts }): [string, Column] => [`nation:${id}`, verdicts]),
  ...[...titles].flatMap(([title, verdicts]): [string, Column][] =>
    title === 'africa_cup' ? [] : [[`title:${title}`, verdicts]],
  ),
  ['role:Goalkeeper', column({ kind: 'role', role: 'Goalkeeper' })],
  ...LEAGUES.map((league): [string, Column] => [`league:${league}`, column({ kind: 'leagueEver', league })]),
  [`lost:world_cup`, Uint8Array.from(POOL, (_, at) => (lost.some(({ verdicts }) => verdicts[at] === YES) ? YES : NO))],
  ...told.map(({ key, verdicts }): [string, Column] => [key, verdicts]),
  [`born:${YOUNG}`, Uint8Array.from(POOL, ({ born }) => (Number(born!.slice(0, 4)) >= YOUNG ? YES : NO))],
]

/** Every group that a board may hide, judged for every footballer of the pool. Takes seconds: made with the facts. */
export function catalogueFile(): CatalogueFile {
  const groups = [...places(), ...moves(), ...honours(), ...people(), ...stories(), ...names()]
    .map((one) => ({ ...one, holders: placesOf(one.verdicts, YES) }))
    .filter(({ holders }) => holders.length >= GROUP_SIZE)
  return {
    pool: POOL.map(({ id }, at) => [id, TILES[at]!, STEMS[at]!]),
    groups: groups.map((one) => {
      const { key, kind, family, base, sentence, loose, holders, verdicts } = one
      const faint = holders.flatMap((at, nth) => (isFaint(one, at) ? [nth] : []))
      const { en, fr, es } = sentence
      return [key, kind, family, base, [en, fr, es], [...loose], holders, placesOf(verdicts, UNKNOWN), faint]
    }),
    readings: Object.fromEntries(
      readings(
        groups.filter(({ kind }) => kind === 'lost'),
        groups.filter(({ kind }) => TELLING.has(kind)),
      ).map(([key, verdicts]) => [key, placesOf(verdicts, YES)]),
    ),
  }
}
