import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { prepareDataFolder, readSecrets, SECRET_NAMES } from '#scripts/launcher/data-folder.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'))
})

describe('the data folder', () => {
  test('is made with its parents', () => {
    prepareDataFolder(join(folder, 'a', 'b'))
    expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
  })

  test('is closed to others, also one that was open', () => {
    chmodSync(folder, 0o755)
    prepareDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('that cannot be written is one sentence', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => prepareDataFolder(join(folder, 'file', 'data'))).toThrow(/^The data folder .+ cannot be written: /)
  })
})

describe('secrets', () => {
  test('are 32 random bytes each, all different', () => {
    const secrets = Object.values(readSecrets(folder, {}))
    expect(new Set(secrets).size).toBe(SECRET_NAMES.length)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })

  test('stay the same at the next start, readable by nobody else', () => {
    const first = readSecrets(folder, {})
    expect(readSecrets(folder, {})).toEqual(first)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('that a later version wants are made beside those that are kept', () => {
    const { ROOM_PUZZLE_SECRET: _, ...kept } = readSecrets(folder, {})
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(kept))
    const now = readSecrets(folder, {})
    expect(now).toMatchObject(kept)
    expect(Buffer.from(now.ROOM_PUZZLE_SECRET, 'base64url')).toHaveLength(32)
    expect(readSecrets(folder, {})).toEqual(now)
  })

  test('of the environment win and are not written down', () => {
    expect(readSecrets(folder, { PUZZLE_SECRET: 'from the environment' }).PUZZLE_SECRET).toBe('from the environment')
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('from the environment')
  })

  test('in a broken file are one sentence, not new secrets', () => {
    writeFileSync(join(folder, 'secrets.json'), '{')
    expect(() => readSecrets(folder, {})).toThrow(/is not JSON/)
  })
})
