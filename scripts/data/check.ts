import { applyCorrections, readCorrections } from './corrections.ts'
import { readManifest } from './manifest.ts'
import { readSheets } from './read.ts'
import { checkSheets, checkSources } from './rules/index.ts'
import type { Problem } from './sheets.ts'
import { unprovenShortStays } from './short-stays.ts'

/** `warnings`: outdated corrections, which are harmless. */
export type Findings = { problems: Problem[]; warnings: Problem[] }

/** All faults of the corrected sheets of a folder, unreadable cells first. */
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
      ...unprovenShortStays(corrected.sheets),
    ],
    warnings: corrected.stale,
  }
}
