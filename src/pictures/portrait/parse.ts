import {
  BEARDS,
  BROWS,
  EXTRAS,
  EYES,
  HAIR_COLOURS,
  type HairColour,
  HEADS,
  IRISES,
  type Iris,
  type Look,
  MOUTHS,
  NOSES,
  type Skin,
  SKINS,
} from './attributes.ts'
import { HAIR_STYLES } from './hair/index.ts'
import { SHIRTS } from './kits.ts'

const KEYS = ['kit', 'skin', 'head', 'hair', 'brows', 'eyes', 'nose', 'mouth', 'beard', 'with'] as const
type Key = (typeof KEYS)[number]
const isKey = (word: string): word is Key => (KEYS as readonly string[]).includes(word)

/**
 * Reads one line of a portraits' sheet: `lionel-messi kit=argentina/10 skin=2 hair=short:brown beard=full:auburn ...`.
 * Throws with the footballer's id when a word is not known.
 */
export function parseLook(line: string): Look {
  const [id = '', ...pairs] = line.trim().split(/\s+/)
  const words = new Map<Key, string[]>()
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=')
    if (!isKey(key) || value === '' || words.has(key)) throw new Error(`${id}: "${pair}" is not understood`)
    words.set(key, value.split(key === 'kit' ? '/' : key === 'with' ? ',' : ':'))
  }
  for (const key of ['kit', 'skin', 'head', 'hair'] as const)
    if (!words.has(key)) throw new Error(`${id}: ${key} is missing`)
  const word = (key: Key, index = 0) => words.get(key)?.[index]
  const oneOf = <T extends string>(key: Key, allowed: readonly T[], index = 0): T => {
    const value = word(key, index) ?? allowed[0]
    const known = allowed.find((one) => one === value)
    if (known === undefined) throw new Error(`${id}: ${key} "${value}" is not known`)
    return known
  }
  const colour = (key: Key, index: number): HairColour | null =>
    word(key, index) ? oneOf(key, Object.keys(HAIR_COLOURS) as HairColour[], index) : null
  const number = word('kit', 1)
  if (number && !/^\d{1,2}$/.test(number)) throw new Error(`${id}: "${number}" is no shirt number`)
  return {
    id,
    kit: oneOf('kit', [...SHIRTS.keys()]),
    number: number ? Number(number) : null,
    skin: Number(oneOf('skin', Object.keys(SKINS))) as Skin,
    head: oneOf('head', HEADS),
    hair: oneOf('hair', Object.keys(HAIR_STYLES)),
    hairColour: colour('hair', 1) ?? 'black',
    under: colour('hair', 2),
    brows: oneOf('brows', BROWS),
    browColour: colour('brows', 1),
    eyes: oneOf('eyes', EYES),
    iris: word('eyes', 1) ? oneOf('eyes', Object.keys(IRISES) as Iris[], 1) : 'brown',
    nose: oneOf('nose', NOSES),
    mouth: oneOf('mouth', MOUTHS),
    beard: oneOf('beard', BEARDS),
    beardColour: colour('beard', 1),
    extras: new Map(
      (words.get('with') ?? []).map((extra) => {
        const [name = '', which = ''] = extra.split(':')
        const known = EXTRAS.find((one) => one === name)
        if (!known) throw new Error(`${id}: "${name}" is not known`)
        return [known, which] as const
      }),
    ),
  }
}
