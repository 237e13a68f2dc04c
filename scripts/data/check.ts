import { readManifest } from './manifest.ts'
import { readSheets } from './read.ts'
import { checkSheets, checkSources } from './rules/index.ts'
import type { Problem } from './sheets.ts'

/** Everything that is wrong with the sheets of a folder, unreadable cells first. */
export async function check(folder: string): Promise<Problem[]> {
  const manifest = await readManifest(folder)
  const { sheets, problems } = await readSheets(folder)
  return [...problems, ...checkSheets(sheets), ...checkSources(sheets, manifest)]
}
