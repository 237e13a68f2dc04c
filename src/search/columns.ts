import { pictureAddress } from '#core/picture-address.ts'
import { slug } from '#core/slug.ts'
import { FEET, LEAGUES, POSITIONS, ROLES, type Country, type Footballer, type Names } from '#data/types.ts'
import type { PackClub, PackFootballer, PackOther } from './named.ts'
import type { ClubColumns, CountryColumns, FootballerColumns, NameColumns } from './pack-file.ts'
import { fromLongSigns, fromSigns } from './signs.ts'

/** Lookup tables of nations and clubs. */
type Places = { countries: readonly Country[]; clubs: readonly PackClub[] }

export function footballersOf(columns: FootballerColumns, { countries, clubs }: Places): PackFootballer[] {
  const [fames, confidences, portraits] = [columns.fames, columns.confidences, columns.portraits].map(fromSigns)
  const [positions, feet, numbers] = [columns.positions, columns.feet, columns.numbers].map(fromSigns)
  const [months, days] = [columns.bornMonths, columns.bornDays].map(fromSigns)
  const [starts, lengths, playing] = [columns.starts, columns.lengths, columns.playing].map(fromSigns)
  const careers = columns.careers.split(' ')
  return namesOf(columns, countries).map(({ role, bornYear, ...named }, at) => {
    const career = fromLongSigns(careers[at]!).map((index) => clubs[index]!)
    const club = career[playing![at]! - 1]
    const league = club?.league ?? null
    const born = bornYear === null ? null : `${bornYear}-${twoDigits(months![at]!)}-${twoDigits(days![at]!)}`
    const from = starts![at] ? (bornYear ?? columns.epoch) + starts![at] - 1 : null
    return {
      ...named,
      club: club?.id ?? null,
      from,
      to: from !== null && lengths![at] ? from + lengths![at] - 1 : null,
      fame: fames![at] as Footballer['fame'],
      confidence: confidences![at] as Footballer['confidence'],
      league,
      born,
      position: POSITIONS[positions![at]! - 1] ?? null,
      foot: FEET[feet![at]! - 1] ?? null,
      number: numbers![at]! > 0 ? numbers![at]! - 1 : null,
      portrait: portraits![at] === 1,
      clues: { league, role, born, clubs: career.map(({ id }) => id) },
    }
  })
}

export const othersOf = (columns: NameColumns, countries: readonly Country[]): PackOther[] =>
  namesOf(columns, countries).map((named) => ({ ...named, club: null, fame: 0, portrait: false, clues: null }))

type Named = Pick<PackOther, 'id' | 'name' | 'nation' | 'aliases' | 'role' | 'bornYear'>

function namesOf(columns: NameColumns, countries: readonly Country[]): Named[] {
  const [nations, roles, years] = [columns.nations, columns.roles, columns.bornYears].map(fromSigns)
  const aliases = columns.aliases.split('\n')
  return linesOf(columns.names).map((name, at) => ({
    id: columns.ids[at] ?? slug(name),
    name,
    nation: countries[nations![at]!]!.code,
    aliases: aliases[at] ? aliases[at].split('|') : [],
    role: ROLES[roles![at]!]!,
    bornYear: years![at] ? columns.epoch + years![at] : null,
  }))
}

export const countriesOf = (columns: CountryColumns): Country[] =>
  columns.codes.map((code, at) => ({
    code,
    short: columns.shorts[at]!,
    flag: columns.flags[at] ?? code.toLowerCase(),
    confederation: columns.confederations[at] || null,
    names: { en: columns.en[at]!, fr: columns.fr[at]!, es: columns.es[at]! },
  }))

/** `pictures`: the version in the addresses of crests. Names are in the reader's language. */
export const clubsOf = (
  columns: ClubColumns,
  { pictures, locale }: { pictures: string; locale: keyof Names },
): PackClub[] =>
  linesOf(columns.names).map((original, at) => {
    const id = columns.ids[at] ?? slug(original)
    const name = locale === 'en' ? original : (columns[locale][at] ?? original)
    const colours = coloursOf(columns.colours[at])
    return {
      id,
      name,
      shortName: (locale === 'en' ? undefined : columns[`${locale}Shorts`][at]) ?? columns.shorts[at] ?? original,
      code: columns.codes[at] ?? null,
      league: LEAGUES[columns.leagues[at] ?? -1] ?? null,
      colours,
      pattern: columns.patterns[at] ?? null,
      crest: colours && pictureAddress(`crest/${id}.svg`, pictures),
    }
  })

const coloursOf = (text: string | undefined): PackClub['colours'] =>
  text ? [`#${text.slice(0, 6)}`, `#${text.slice(6)}`] : null

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))

const twoDigits = (value: number): string => String(value).padStart(2, '0')
