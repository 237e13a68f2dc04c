import type { Numbers } from './measures.ts'

/** Vocabulary of portraits. A footballer is one line of these words in `sheets/`. */

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
  'soulpatch',
  'vandyke',
] as const
export type Beard = (typeof BEARDS)[number]

/** Accessories of single footballers; the word after the colon is the variant (`headband:white`). */
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
  'hands',
  'prize',
  'glove',
  'tongue',
  'braces',
  'blood',
  'shades',
  'wrap',
  'gold',
  'sepia',
  'print',
  'tape',
  'lights',
  'phone',
  'kiss',
  'scarf',
  'snood',
  'armband',
  'crinkles',
] as const
export type Extra = (typeof EXTRAS)[number]

export type Look = {
  id: string
  kit: string
  number: number | null
  skin: Skin
  numbers: Numbers
  hair: string
  /** Draws the haircut mirrored. */
  mirrored: boolean
  hairColour: HairColour
  /** Second colour: dyed tips, or the sides under a dyed crest. */
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
