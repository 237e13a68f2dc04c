import { paletteOf } from '#play/end/share.ts'
import type { Mark } from './Marks.tsx'

const SQUARES = {
  usual: { right: '🟩', wrong: '🟥', none: '⬛' },
  contrast: { right: '🟦', wrong: '🟧', none: '⬛' },
} as const

/** The ten as a row of squares to send: they tell nothing but places. `preference`: the palette of its player. */
export const squaresOf = (marks: readonly Mark[], preference: unknown): string =>
  marks.map((mark) => SQUARES[paletteOf(preference)][mark ?? 'none']).join('')
