import type { Country, Names } from '#data/types.ts'
import { clubsOf, countriesOf, footballersOf } from './columns.ts'
import type { Named, PackClub, PackFootballer } from './named.ts'
import { PACK_FORMAT, type PackFile } from './pack-file.ts'
import { fromLongSigns } from './signs.ts'

/** The first pack, and from some moment on the late one too: `growPack` adds to the maps in place. */
export type Pack = {
  asOf: string
  /** Build id. */
  mark: string
  /** The first pack only, famous first: nobody else is ever asked for. */
  footballers: readonly PackFootballer[]
  /** Everyone loaded so far. */
  byId: ReadonlyMap<string, Named>
  clubs: ReadonlyMap<string, PackClub>
  countries: ReadonlyMap<string, Country>
  /** Version in the addresses of pictures. */
  pictures: string
  /** Language of the names of clubs. */
  locale: keyof Names
}

/** Decodes the columns, with the names of clubs in `locale`; throws a TypeError for another format. */
export function decodePack(json: unknown, locale: keyof Names): Pack {
  const file = json as PackFile
  if (file?.format !== PACK_FORMAT)
    throw new TypeError(`search pack of format ${file?.format}, expected ${PACK_FORMAT}`)
  const countries = countriesOf(file.countries)
  const clubs = clubsOf(file.clubs, { pictures: file.pictures, locale })
  const footballers = inOrder(footballersOf(file, { countries, clubs }), fromLongSigns(file.order))
  return {
    asOf: file.asOf,
    mark: file.mark,
    footballers,
    byId: byKey(footballers, ({ id }) => id),
    clubs: byKey(clubs, ({ id }) => id),
    countries: byKey(countries, ({ code }) => code),
    pictures: file.pictures,
    locale,
  }
}

/** The best known first, then the others by fame, in file order within a fame (Array#sort is stable). */
function inOrder(footballers: readonly PackFootballer[], best: readonly number[]): PackFootballer[] {
  const front = new Set(best.map((at) => footballers[at]!))
  const others = footballers.filter((footballer) => !front.has(footballer))
  return [...front, ...others.sort((one, other) => other.fame - one.fame)]
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(items.map((item) => [keyOf(item), item]))

/** Filters out the second tier and keeps the order. */
export const knownOf = ({ byId }: Pick<Pack, 'byId'>, ids: readonly string[]): PackFootballer[] =>
  ids.flatMap((id) => {
    const someone = byId.get(id)
    return someone?.clues ? someone : []
  })
