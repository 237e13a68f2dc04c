import { join } from 'node:path'
import { id, monthOrDate, optional, words } from './columns.ts'
import { correctCareers } from './correct-careers.ts'
import { correctCells } from './correct-cells.ts'
import {
  CORRECTION_FILES,
  correctionPath,
  type Corrected,
  type Correction,
  type Corrections,
  type Findings,
} from './correction.ts'
import { readSoundSheets } from './read.ts'
import { describeProblem, type Problem, type Sheets } from './sheets.ts'
import { readTable } from './table.ts'

const COLUMNS = { id, column: words, value: optional(words), reason: words, as_of: monthOrDate }

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

/** Applies the corrections to a copy of the sheets. */
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

/** Reads and corrects the sheets of two folders; throws with the first problems when something is unreadable. */
export async function readCorrectedSheets(folder: string, correctionsFolder: string): Promise<Sheets> {
  const { corrections, problems } = await readCorrections(correctionsFolder)
  const corrected = applyCorrections(await readSoundSheets(folder), corrections)
  const wrong = [...problems, ...corrected.problems]
  if (wrong.length > 0) throw new Error(wrong.slice(0, 10).map(describeProblem).join('\n'))
  return corrected.sheets
}
