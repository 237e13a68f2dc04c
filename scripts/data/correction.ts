import type { Problem, Sheets } from './sheets.ts'

/** Files of the folder `src/data/corrections`; `careers` changes spells, the others cells of the sheet of that name. */
export const CORRECTION_FILES = ['players', 'clubs', 'careers'] as const
export type CorrectionFile = (typeof CORRECTION_FILES)[number]

/** One thing that the sheets say wrongly: whose, what, what is right, why, and as of when. */
export type Correction = {
  line: number
  id: string
  column: string
  value: string | null
  reason: string
  as_of: string
}

export type Corrections = Record<CorrectionFile, Correction[]>

/** `stale`: the sheets say so by now, or no longer know whom it speaks of; nothing is wrong, it can go. */
export type Corrected = { sheets: Sheets; problems: Problem[]; stale: Problem[] }

export const correctionPath = (file: CorrectionFile): string => `corrections/${file}.csv`

/** Where corrections report what they find. */
export type Findings = Pick<Corrected, 'problems' | 'stale'>
