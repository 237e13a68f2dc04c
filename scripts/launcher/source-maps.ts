import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Moves the source maps of a build out of the folders that are served or deployed, to `target`; returns how many. Without
 * SOURCE_MAPS=1 a build has none.
 */
export function moveSourceMaps(folders: readonly string[], target: string): number {
  rmSync(target, { recursive: true, force: true })
  const maps = folders.flatMap((folder) => globSync(join(folder, '**', '*.map')).map((file) => ({ folder, file })))
  for (const { folder, file } of maps) {
    const place = join(target, relative(folder, file))
    mkdirSync(dirname(place), { recursive: true })
    renameSync(file, place)
  }
  return maps.length
}
