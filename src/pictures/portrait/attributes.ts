import type { Numbers } from './measures.ts'

/** What a portrait is made of. A footballer is one line of these words in `sheets/`. */

export const SKINS = {
  1: '#F8DDC9',
  2: '#F0C9A8',
  3: '#E2B088',
  4: '#CC9467',
  5: '#AC7748',
  6: '#8B5936',
  7: '#744A2E',
  8: '#5E3B28',
} as const
export type Skin = keyof typeof SKINS

export const HAIR_COLOURS = {
  black: '#1B1613',
  dark: '#2F2018',
  brown: '#51341F',
  chestnut: '#6F4526',
  light: '#8A6138',
  sand: '#B08A52',
  blond: '#D8B560',
  yellow: '#F0D067',
  platinum: '#F1E7C4',
  ginger: '#C0622E',
  strawberry: '#D09050',
  auburn: '#8C4A26',
  russet: '#7A4224',
  grey: '#8E8C8A',
  silver: '#B9B8B4',
  white: '#ECE9E3',
  red: '#C8202B',
  blue: '#3B6FC4',
  pink: '#E58AB0',
} as const
export type HairColour = keyof typeof HAIR_COLOURS

export const IRISES = {
  dark: '#2B1A10',
  brown: '#5A3519',
  hazel: '#7A6233',
  green: '#5F8A5C',
  grey: '#7C8B94',
  blue: '#4A86B8',
} as const
export type Iris = keyof typeof IRISES

/** Words for what several numbers say together; `face=` says the rest and overrules them. */
export const HEADS = {
  oval: {},
  round: { temple: 4, cheek: 8, jaw: 7, chin: 5, length: -6, crown: -2, gaunt: -6 },
  square: { jaw: 9, chin: 9, edge: 8 },
  long: { temple: -6, cheek: -3, jaw: -2, length: 9, crown: 3 },
  heart: { temple: 2, jaw: -7, chin: -8, length: 2 },
  wide: { temple: 7, cheek: 9, jaw: 10, chin: 8, length: -3 },
  egg: { crown: 8, temple: 3, jaw: -6, chin: -5, gaunt: -3 },
  block: { jaw: 11, chin: 12, edge: 12, length: 6 },
  moon: { temple: 5, cheek: 10, jaw: 6, chin: 2, length: -8, gaunt: -8 },
  wedge: { temple: -5, cheek: -3, jaw: -9, chin: -7, gaunt: 8, length: 4 },
  horse: { temple: -8, cheek: -4, jaw: -3, length: 13, nose: 5, crown: 3 },
  lamp: { temple: 8, crown: 8, cheek: 1, jaw: -8, chin: -6 },
  boxer: { cheek: 7, jaw: 8, chin: 7, wide: 6, brow: 5, lid: 4, edge: 4 },
} as const satisfies Record<string, Numbers>
export type Head = keyof typeof HEADS

export const BROWS = {
  normal: {},
  thin: { brow: -8 },
  thick: { brow: 9 },
  arched: { arch: 10, lift: 5 },
  frown: { slope: 9, brow: 5, lift: -6 },
  worried: { slope: -9 },
  flat: { arch: -9 },
  joined: { brow: 7 },
} as const satisfies Record<string, Numbers>
export type Brows = keyof typeof BROWS

export const EYES = {
  normal: {},
  narrow: { open: -5, eye: -2 },
  big: { open: 7, eye: 6 },
  sleepy: { lid: 12 },
  deep: { deep: 9, lift: -4, lid: 3 },
  monolid: { open: -6, tilt: 8, eye: 3, lift: 4 },
} as const satisfies Record<string, Numbers>
export type Eyes = keyof typeof EYES

export const NOSES = {
  normal: {},
  straight: { wide: -5 },
  wide: { wide: 8 },
  broad: { wide: 13, nose: -1 },
  long: { nose: 10 },
  hook: { nose: 8, hump: 12 },
  small: { nose: -8, wide: -5 },
} as const satisfies Record<string, Numbers>
export type Nose = keyof typeof NOSES

export const MOUTHS = ['calm', 'smile', 'grin', 'beam', 'laugh', 'serious', 'smirk', 'pout', 'shout'] as const
export type Mouth = (typeof MOUTHS)[number]
export const BEARDS = [
  'none',
  'shadow',
  'stubble',
  'short',
  'full',
  'long',
  'goatee',
  'circle',
  'chin',
  'strip',
  'moustache',
  'walrus',
  'thinmoustache',
  'sideburns',
] as const
export type Beard = (typeof BEARDS)[number]

/** Things that only some wear or carry; the part after the colon says which (`headband:white`). */
export const EXTRAS = [
  'headband',
  'alice',
  'earrings',
  'earring',
  'glasses',
  'goggles',
  'mask',
  'helmet',
  'cap',
  'plaster',
  'scar',
  'gap',
  'teeth',
  'tattoo',
  'freckles',
  'lines',
  'folds',
  'furrow',
  'dimple',
  'dimples',
  'mole',
  'slit',
] as const
export type Extra = (typeof EXTRAS)[number]

export type Look = {
  id: string
  kit: string
  number: number | null
  skin: Skin
  numbers: Numbers
  hair: string
  /** The cut is drawn the other way round. */
  mirrored: boolean
  hairColour: HairColour
  /** A second colour: dyed tips, or the sides under a dyed crest. */
  under: HairColour | null
  browColour: HairColour | null
  joinedBrows: boolean
  monolid: boolean
  iris: Iris
  mouth: Mouth
  beard: Beard
  beardColour: HairColour | null
  extras: ReadonlyMap<Extra, string>
}
