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
  test('is created with its parents', () => {
    prepareDataFolder(join(folder, 'a', 'b'))
    expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
  })

  test('is made private if it was not', () => {
    chmodSync(folder, 0o755)
    prepareDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('that is not writable gives one message', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => prepareDataFolder(join(folder, 'file', 'data'))).toThrow(/^The data folder .+ cannot be written: /)
  })
})

describe('secrets', () => {
  test('are 32 distinct random bytes each', () => {
    const secrets = Object.values(readSecrets(folder, {}))
    expect(new Set(secrets).size).toBe(SECRET_NAMES.length)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })

  test('persist, readable by the owner only', () => {
    const first = readSecrets(folder, {})
    expect(readSecrets(folder, {})).toEqual(first)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('of a later version are added to the existing ones', () => {
    const { ROOM_PUZZLE_SECRET: _, ...kept } = readSecrets(folder, {})
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(kept))
    const now = readSecrets(folder, {})
    expect(now).toMatchObject(kept)
    expect(Buffer.from(now.ROOM_PUZZLE_SECRET, 'base64url')).toHaveLength(32)
    expect(readSecrets(folder, {})).toEqual(now)
  })

  test('from the environment take precedence and are not stored', () => {
    expect(readSecrets(folder, { PUZZLE_SECRET: 'from the environment' }).PUZZLE_SECRET).toBe('from the environment')
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('from the environment')
  })

  test('in a broken file give one message and are not replaced', () => {
    writeFileSync(join(folder, 'secrets.json'), '{')
    expect(() => readSecrets(folder, {})).toThrow(/is not JSON/)
  })
})
