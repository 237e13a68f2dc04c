import type { Palette } from '../end/play-end.ts'
import type { Heat } from './heat.ts'

const SIGNS: Record<Palette, readonly string[]> = {
  usual: ['🎯', '🟩', '🟨', '🟨', '🟧', '⬛'],
  contrast: ['🎯', '🟦', '🟨', '🟨', '🟧', '⬛'],
}

/** Share sign; null: no answer. */
export const heatSign = (heat: Heat | null, palette: Palette): string => SIGNS[palette][heat ?? 5]!
