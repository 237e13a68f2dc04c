import type { Problem, Sheets } from './sheets.ts'

/** Files of `src/data/corrections`; `careers` changes spells, the others cells of the sheet of that name. */
export const CORRECTION_FILES = ['players', 'clubs', 'careers'] as const
export type CorrectionFile = (typeof CORRECTION_FILES)[number]

/** A correction: subject, field, right value, reason and date. */
export type Correction = {
  line: number
  id: string
  column: string
  value: string | null
  reason: string
  as_of: string
}

export type Corrections = Record<CorrectionFile, Correction[]>

/** `stale`: corrections that the sheets already contain, or whose subject is gone; they can be removed. */
export type Corrected = { sheets: Sheets; problems: Problem[]; stale: Problem[] }

export const correctionPath = (file: CorrectionFile): string => `corrections/${file}.csv`

/** Collects the findings of corrections. */
export type Findings = Pick<Corrected, 'problems' | 'stale'>
