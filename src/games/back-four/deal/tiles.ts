import { fold } from '#core/fold.ts'
import { surnameOf } from '#core/surname.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { OTHERS } from '#data/others.ts'
import { backFourPool } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'

/** Least fame of the names that a tile must not be mistaken for. */
const LEAST_FAME_OF_NAMESAKES = 3

export const POOL: readonly Footballer[] = backFourPool(FOOTBALLERS)

/** Last words that are no surname: "Roberto Carlos" and "Abedi Pelé" stay whole. */
const NO_SURNAME = new Set(
  'carlos junior enrique luiz luis pedro jesus alberto henrique mario roberto cesar baptista felix pele'.split(' '),
)
/** Family names come first there. */
const FAMILY_FIRST = new Set(['KR', 'CN', 'KP'])
/** First halves of surnames that `surnameOf` leaves out: Mac Allister, Ben Arfa, Kolo Muani. */
const FIRST_HALVES = new Set(
  'mac ben kolo obi ait smith ter saint st van mc abou di de lo santa funes martins'.split(' '),
)

/** Known by another part of the name, or by all of it. */
const KNOWN_AS = new Map([
  ['Thiago Alcántara', 'Thiago'],
  ['Juninho Pernambucano', 'Juninho Pernambucano'],
  ['Rafael da Silva', 'Rafael'],
  ['Luis Suárez', 'Luis Suárez'],
  ['James Rodríguez', 'James Rodríguez'],
  ['Enzo Fernández', 'Enzo Fernández'],
  ['Cristian Romero', 'Cristian Romero'],
  ['Rafael Leão', 'Rafael Leão'],
  ['Flórián Albert', 'Flórián Albert'],
  ['Ian Wright', 'Ian Wright'],
  ['Javier Hernández', 'Chicharito'],
  ['Elías Figueroa', 'Elías Figueroa'],
  ['Carlos Alberto Torres', 'Carlos Alberto'],
  ['Juanfran Torres', 'Juanfran'],
  ['Tiago Mendes', 'Tiago'],
  ['Gabriel Magalhães', 'Gabriel'],
  ['Bojan Krkić', 'Bojan'],
  ['Kepa Arrizabalaga', 'Kepa'],
  ['Saúl Ñíguez', 'Saúl'],
  ['Simão Sabrosa', 'Simão'],
  ['Yakubu Aiyegbeni', 'Yakubu'],
  ['Alex Sandro', 'Alex Sandro'],
  ['Fabián Ruiz', 'Fabián Ruiz'],
  ['Fermín López', 'Fermín López'],
  ['Gilberto Silva', 'Gilberto Silva'],
  ['Luís Fabiano', 'Luís Fabiano'],
  ['Radamel Falcao', 'Radamel Falcao'],
  ['Rogério Ceni', 'Rogério Ceni'],
  ['Rui Costa', 'Rui Costa'],
  ['Lucas Moura', 'Lucas Moura'],
  ['Rui Patrício', 'Rui Patrício'],
  ['Papu Gómez', 'Papu Gómez'],
  ['Maxi Rodríguez', 'Maxi Rodríguez'],
  ['Lucho González', 'Lucho González'],
])

/** Every name of theirs could also be another star. */
const UNNAMEABLE = new Set(['luis-suarez-miramontes'])

/** In the second tier, but as famous as their namesakes. */
const FAMOUS_OTHERS = new Set([
  ...['john-robertson', 'gabriel-milito', 'emlyn-hughes', 'simone-inzaghi', 'giuseppe-rossi', 'luis-hernandez'],
  ...['bruno-alves', 'diego-alves', 'philippe-albert', 'billy-wright', 'emerson-leao', 'david-pizarro'],
  ...['cristiano-zanetti', 'aleix-vidal'],
])

const nameWords = (name: string): string => fold(name).replaceAll(' ', '')

function lastNameOf({ name, nation }: Pick<Footballer, 'name' | 'nation'>): string {
  const known = KNOWN_AS.get(name)
  if (known) return known
  const words = name.split(' ')
  const plain = surnameOf(name)
  const rest = words.length - plain.split(' ').length
  const before = rest > 1 ? words[rest - 1]! : null
  const last = before && FIRST_HALVES.has(nameWords(before)) ? `${before} ${plain}` : plain
  return NO_SURNAME.has(nameWords(last)) || FAMILY_FIRST.has(nation) ? name : last
}

const namesakes = Map.groupBy(
  [
    ...FOOTBALLERS.filter(({ fame }) => fame >= LEAST_FAME_OF_NAMESAKES),
    ...OTHERS.filter(({ id }) => FAMOUS_OTHERS.has(id)),
  ],
  (one) => nameWords(lastNameOf(one)),
)

/**
 * The name on a footballer's tile: the surname, with the initial where others share it, else the whole name. Null when
 * somebody has the same whole name.
 */
function tileOf(one: Footballer): string | null {
  if (UNNAMEABLE.has(one.id)) return null
  const last = lastNameOf(one)
  const others = (namesakes.get(nameWords(last)) ?? []).filter(({ id }) => id !== one.id)
  if (others.length === 0) return last
  if (others.some(({ name }) => nameWords(name) === nameWords(one.name))) return null
  if (last === one.name || KNOWN_AS.has(one.name) || others.some(({ name }) => name[0] === one.name[0])) return one.name
  return `${one.name[0]}. ${last}`
}

/** Tile names by place in the pool. */
export const TILES: readonly (string | null)[] = POOL.map(tileOf)

/** Surnames in one spelling, so that no board has two of one name. */
export const STEMS: readonly string[] = POOL.map(({ name }, at) =>
  fold((TILES[at] ?? name).replaceAll('-', ''))
    .split(' ')
    .at(-1)!,
)

/** The first name, where the tile does not show it. */
export const HIDDEN_FIRST_NAMES: readonly (string | null)[] = POOL.map(({ name }, at) => {
  const [first] = name.split(' ')
  const tile = TILES[at]
  return name.includes(' ') && tile && !tile.startsWith(first!) ? first! : null
})
