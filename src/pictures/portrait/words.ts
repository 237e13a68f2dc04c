import type { Numbers } from './measures.ts'

/** Shorthands for several numbers; `face=` adds to and overrides them. */
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

export const EYES = {
  normal: {},
  narrow: { open: -5, eye: -2 },
  big: { open: 7, eye: 6 },
  sleepy: { lid: 12 },
  deep: { deep: 9, lift: -4, lid: 3 },
  monolid: { open: -6, tilt: 8, eye: 3, lift: 4 },
} as const satisfies Record<string, Numbers>

export const NOSES = {
  normal: {},
  straight: { wide: -5 },
  wide: { wide: 8 },
  broad: { wide: 13, nose: -1 },
  long: { nose: 10 },
  hook: { nose: 8, hump: 12 },
  small: { nose: -8, wide: -5 },
} as const satisfies Record<string, Numbers>
