import { fold } from '#core/fold.ts'
import type { Names } from '#data/types.ts'
import { HIDDEN_FIRST_NAMES, POOL, TILES } from '../tiles.ts'
import { group, NO, say, UNKNOWN, YES, type Group } from './group.ts'

const folded = (name: string): string => fold(name.replaceAll('-', ''))
const firstOf = (name: string): string => name.split(' ')[0]!

const INITIAL = /^\p{L}\. /u

/** The tile without an initial. */
const words = TILES.map((tile, at) => folded((tile ?? POOL[at]!.name).replace(INITIAL, '')))

/** "First name: Michael": tiles show the surname only. */
function firstNames(): Group[] {
  const spellings = Map.groupBy(
    POOL.map(({ name }) => firstOf(name)),
    folded,
  )
  return [...spellings].map(([first, all]) => {
    const names = [...new Set(all)].sort().slice(0, 2).join(' / ')
    return group(
      `first:${first}`,
      { kind: 'firstName', family: 'name', base: 2.8 },
      say(`First name: ${names}`, `Prénom\u202f: ${names}`, `Nombre de pila: ${names}`),
      ({ name }, at) => (folded(firstOf(name)) !== first ? NO : HIDDEN_FIRST_NAMES[at] === null ? UNKNOWN : YES),
    )
  })
}

/** Cañizares begins with CAN to an English eye only. */
const TILDE = /^.{0,2}ñ/iu

/**
 * An initial on a tile leaves in doubt what it begins with, and how many letters it has; a hyphen, whether its letters
 * stand in a row.
 */
const letters = (key: string, base: number, sentence: Names, fits: (word: string) => boolean): Group =>
  group(key, { kind: key.split(':')[0]!, family: 'name', base }, sentence, (_, at) => {
    // A whole name for its last word: Ashley Cole.
    if (!fits(words[at]!)) return key === 'four' && fits(words[at]!.split(' ').at(-1)!) ? UNKNOWN : NO
    const tile = TILES[at] ?? ''
    const isInDoubt = INITIAL.test(tile) ? !key.startsWith('ends:') : key.startsWith('starts:') && TILDE.test(tile)
    return isInDoubt || (key === 'twins' && tile.includes('-')) ? UNKNOWN : YES
  })

/** A beginning of three letters is asked where so many share it. */
const LEAST_BEGIN = 7
const STARTS = [...Map.groupBy(words, (word) => word.slice(0, 3))].flatMap(([start, all]) =>
  all.length >= LEAST_BEGIN && /^\p{L}{3}$/u.test(start) ? start : [],
)
/** Endings without accents, and how they are written. */
const ENDS = [
  ['inho', '-inho'],
  ['ic', '-ić'],
  ['son', '-son'],
  ['ez', '-ez'],
  ['ini', '-ini'],
  ['mann', '-mann'],
  ['ard', '-ard'],
  ['ane', '-ane / -ané'],
  ['aldo', '-aldo'],
  ['elli', '-elli'],
  ['etti', '-etti'],
  ['oni', '-oni'],
  ['ov', '-ov'],
  ['ski', '-ski'],
  ['eira', '-eira'],
] as const

/** Groups about the letters of names. */
export const names = (): Group[] => [
  ...firstNames(),
  group(
    'alike',
    { kind: 'alike', family: 'name', base: 3.6 },
    say(
      'First name and surname begin with the same letter',
      'Le prénom et le nom commencent par la même lettre',
      'El nombre y el apellido empiezan por la misma letra',
    ),
    ({ name }, at) => {
      if (!name.includes(' ')) return NO
      // A particle may count or not: "Virgil van Dijk".
      const fits = [words[at]!, words[at]!.split(' ').at(-1)!].map((last) => last[0] === fold(name)[0])
      if (fits[0] !== fits[1]) return UNKNOWN
      return !fits[0] ? NO : HIDDEN_FIRST_NAMES[at] === null ? UNKNOWN : YES
    },
  ),
  letters(
    'four',
    3.4,
    say('Four-letter names', 'Noms de quatre lettres', 'Nombres de cuatro letras'),
    (word) => word.length === 4,
  ),
  letters(
    'circle',
    3.7,
    say(
      'Begin and end with the same letter',
      'Commencent et se terminent par la même lettre',
      'Empiezan y acaban con la misma letra',
    ),
    (word) => word.length > 3 && !word.includes(' ') && word[0] === word.at(-1),
  ),
  letters(
    'twins',
    3.5,
    say('A double vowel in the name', 'Une voyelle doublée dans le nom', 'Con una vocal doble en el nombre'),
    (word) => /([aeiou])\1/.test(word),
  ),
  ...STARTS.map((start) => {
    const text = start.toUpperCase()
    return letters(
      `starts:${start}`,
      2.7,
      say(`Begin with “${text}”`, `Commencent par «\u202f${text}\u202f»`, `Empiezan por «${text}»`),
      (word) => word.startsWith(start),
    )
  }),
  ...ENDS.map(([end, text]) =>
    letters(
      `ends:${end}`,
      2.7,
      say(`End in “${text}”`, `Se terminent par «\u202f${text}\u202f»`, `Acaban en «${text}»`),
      (word) => word.endsWith(end),
    ),
  ),
]
