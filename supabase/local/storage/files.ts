import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stores the bytes of objects by version, a random id; never by a name that a caller chose. */
export type Files = {
  write(version: string, bytes: Buffer): Promise<void>
  read(version: string): Promise<Buffer>
  remove(version: string): Promise<void>
}

/** Stores files below a directory; a write is synced to disk before it is acknowledged. */
export function diskFiles(directory: string): Files {
  const address = (version: string) => join(directory, version.slice(0, 2), version)
  return {
    write: async (version, bytes) => {
      await mkdir(dirname(address(version)), { recursive: true })
      await writeFile(address(version), bytes, { flag: 'wx', flush: true })
    },
    read: (version) => readFile(address(version)),
    remove: (version) => rm(address(version), { force: true }),
  }
}

/** Stores files in memory. */
export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>()
  return {
    write: async (version, bytes) => void kept.set(version, bytes),
    read: async (version) => {
      const bytes = kept.get(version)
      if (!bytes) throw new Error(`No file ${version}`)
      return bytes
    },
    remove: async (version) => void kept.delete(version),
  }
}
