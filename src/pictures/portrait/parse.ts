import { seedOf } from '../seed.ts'
import {
  BEARDS,
  EXTRAS,
  HAIR_COLOURS,
  type HairColour,
  IRISES,
  type Iris,
  type Look,
  MOUTHS,
  type Skin,
  SKINS,
} from './attributes.ts'
import { isHeld } from './gestures/index.ts'
import { CUTS } from './hair/index.ts'
import { SHIRTS } from './kits.ts'
import { isMeasure, type Numbers } from './measures.ts'
import { BROWS, EYES, HEADS, NOSES } from './words.ts'

const KEYS = ['kit', 'skin', 'head', 'hair', 'brows', 'eyes', 'nose', 'mouth', 'beard', 'with', 'face'] as const
type Key = (typeof KEYS)[number]
const isKey = (word: string): word is Key => (KEYS as readonly string[]).includes(word)
const SEPARATORS: Partial<Record<Key, string>> = { kit: '/', with: ',', face: ',' }

const keysOf = <T extends string>(words: Record<T, unknown>) => Object.keys(words) as T[]

/**
 * Parses one line of a portraits' sheet: `lionel-messi kit=argentina/10 skin=2 hair=wave:brown face=nose+12,gap-7 ...`.
 * Throws with the footballer's id on an unknown word.
 */
export function parseLook(line: string): Look {
  const [id = '', ...pairs] = line.trim().split(/\s+/)
  const words = wordsOf(id, pairs)
  const word = (key: Key, index = 0) => words.get(key)?.[index]
  const oneOf = <T extends string>(key: Key, allowed: readonly T[], given = word(key)): T => {
    const value = given ?? allowed[0]
    const known = allowed.find((one) => one === value)
    if (known === undefined) throw new Error(`${id}: ${key} "${value}" is not known`)
    return known
  }
  const colour = (key: Key, index: number): HairColour | null =>
    word(key, index) ? oneOf(key, keysOf(HAIR_COLOURS), word(key, index)) : null
  const number = word('kit', 1)
  if (number && !/^\d{1,2}$/.test(number)) throw new Error(`${id}: "${number}" is no shirt number`)
  const cut = word('hair') ?? ''
  const [head, brows, eyes] = [oneOf('head', keysOf(HEADS)), oneOf('brows', keysOf(BROWS)), oneOf('eyes', keysOf(EYES))]
  const nose = NOSES[oneOf('nose', keysOf(NOSES))]
  return {
    id,
    kit: oneOf('kit', [...SHIRTS.keys()]),
    number: number ? Number(number) : null,
    skin: Number(oneOf('skin', keysOf(SKINS).map(String))) as Skin,
    numbers: { ...bearingOf(id), ...HEADS[head], ...BROWS[brows], ...EYES[eyes], ...nose, ...numbersOf(id, words) },
    hair: oneOf('hair', keysOf(CUTS), cut.replace('-', '')),
    mirrored: cut.startsWith('-'),
    hairColour: colour('hair', 1) ?? 'black',
    under: colour('hair', 2),
    browColour: colour('brows', 1),
    joinedBrows: brows === 'joined',
    monolid: eyes === 'monolid',
    iris: word('eyes', 1) ? oneOf('eyes', keysOf(IRISES) as Iris[], word('eyes', 1)) : 'brown',
    mouth: oneOf('mouth', MOUTHS),
    beard: oneOf('beard', BEARDS),
    beardColour: colour('beard', 1),
    extras: new Map(
      (words.get('with') ?? []).map((extra) => {
        const [name = '', which = ''] = extra.split(':')
        if (!isHeld(name, which)) throw new Error(`${id}: with "${extra}" is not known`)
        return [oneOf('with', EXTRAS, name), which] as const
      }),
    ),
  }
}

function wordsOf(id: string, pairs: readonly string[]): ReadonlyMap<Key, string[]> {
  const words = new Map<Key, string[]>()
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=')
    if (!isKey(key) || value === '' || words.has(key)) throw new Error(`${id}: "${pair}" is not understood`)
    words.set(key, value.split(SEPARATORS[key] ?? ':'))
  }
  for (const key of ['kit', 'skin', 'hair'] as const) if (!words.has(key)) throw new Error(`${id}: ${key} is missing`)
  return words
}

function numbersOf(id: string, words: ReadonlyMap<Key, string[]>): Numbers {
  const numbers: Numbers = {}
  for (const part of words.get('face') ?? []) {
    const [, name = '', value] = /^([a-z]+)([+-]\d{1,2})$/.exec(part) ?? []
    if (!isMeasure(name)) throw new Error(`${id}: face "${part}" is not understood`)
    numbers[name] = Number(value)
  }
  return numbers
}

/** Default head turn and gaze; deterministic by id. */
function bearingOf(id: string): Numbers {
  const seed = seedOf(`${id} turns`)
  const turn = (seed % 2 ? 1 : -1) * (3 + ((seed >>> 3) % 3))
  const gaze = [0, 0, 10, -10][(seed >>> 7) % 4]!
  return { turn, gaze }
}
