import { paletteOf } from '#play/end/share.ts'
import type { Mark } from './Marks.tsx'

const SQUARES = {
  usual: { right: '🟩', wrong: '🟥', none: '⬛' },
  contrast: { right: '🟦', wrong: '🟧', none: '⬛' },
} as const

/** The ten results as squares for sharing; they reveal no answer. `preference`: the player's palette. */
export const squaresOf = (marks: readonly Mark[], preference: unknown): string =>
  marks.map((mark) => SQUARES[paletteOf(preference)][mark ?? 'none']).join('')
