import { applyCorrections, readCorrections } from './corrections.ts'
import { readManifest } from './manifest.ts'
import { readSheets } from './read.ts'
import { checkSheets, checkSources } from './rules/index.ts'
import type { Problem } from './sheets.ts'

/** `warnings` are corrections that have become stale: they harm nobody. */
export type Findings = { problems: Problem[]; warnings: Problem[] }

/** Everything that is wrong with the sheets of a folder once they are corrected, unreadable cells first. */
export async function check(folder: string, correctionsFolder: string): Promise<Findings> {
  const manifest = await readManifest(folder)
  const read = await readSheets(folder)
  const { corrections, problems } = await readCorrections(correctionsFolder)
  const corrected = applyCorrections(read.sheets, corrections)
  return {
    problems: [
      ...read.problems,
      ...problems,
      ...corrected.problems,
      ...checkSheets(corrected.sheets),
      ...checkSources(corrected.sheets, manifest),
    ],
    warnings: corrected.stale,
  }
}
