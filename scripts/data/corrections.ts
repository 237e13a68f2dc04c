import { join } from 'node:path'
import { id, monthOrDate, optional, words } from './columns.ts'
import { correctCareers } from './correct-careers.ts'
import { correctCells } from './correct-cells.ts'
import { readSoundSheets } from './read.ts'
import { describeProblem, type Problem, type Sheets } from './sheets.ts'
import { readTable } from './table.ts'

/** Files of the folder `src/data/corrections`; `careers` changes spells, the others cells of the sheet of that name. */
export const CORRECTION_FILES = ['players', 'clubs', 'careers'] as const
export type CorrectionFile = (typeof CORRECTION_FILES)[number]

const COLUMNS = { id, column: words, value: optional(words), reason: words, as_of: monthOrDate }

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

export async function readCorrections(folder: string): Promise<{ corrections: Corrections; problems: Problem[] }> {
  const corrections: Corrections = { players: [], clubs: [], careers: [] }
  const problems: Problem[] = []
  for (const file of CORRECTION_FILES) {
    const table = await readTable(correctionPath(file), COLUMNS, join(folder, `${file}.csv`))
    corrections[file] = table.rows as unknown as Correction[]
    problems.push(...table.problems)
  }
  return { corrections, problems }
}

/** The sheets as they are with the corrections on top; what was read stays as it was. */
export function applyCorrections(sheets: Sheets, corrections: Corrections): Corrected {
  const findings: Findings = { problems: [], stale: [] }
  return {
    ...findings,
    sheets: {
      ...sheets,
      players: correctCells('players', sheets.players, corrections.players, findings),
      clubs: correctCells('clubs', sheets.clubs, corrections.clubs, findings),
      spells: correctCareers(sheets, corrections.careers, findings),
    },
  }
}

/** Sheets and corrections of two folders together; throws with the first problems when something cannot be read. */
export async function readCorrectedSheets(folder: string, correctionsFolder: string): Promise<Sheets> {
  const { corrections, problems } = await readCorrections(correctionsFolder)
  const corrected = applyCorrections(await readSoundSheets(folder), corrections)
  const wrong = [...problems, ...corrected.problems]
  if (wrong.length > 0) throw new Error(wrong.slice(0, 10).map(describeProblem).join('\n'))
  return corrected.sheets
}
