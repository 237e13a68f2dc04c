import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { isPublished, notePublished } from '#scripts/launcher/published.ts'

let folder = ''

/** As PostgreSQL leaves it after creating a database. */
function makeDatabase() {
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'))
  makeDatabase()
})

describe('facts are published', () => {
  test('once per database, and again when they change', () => {
    expect(isPublished(folder, 'facts')).toBe(false)
    notePublished(folder, 'facts')
    expect(isPublished(folder, 'facts')).toBe(true)
    expect(isPublished(folder, 'newer facts')).toBe(false)
  })

  test('again when another database replaces the first', () => {
    notePublished(folder, 'facts')
    rmSync(join(folder, 'postgres'), { recursive: true })
    expect(isPublished(folder, 'facts')).toBe(false)
    makeDatabase()
    expect(isPublished(folder, 'facts')).toBe(false)
  })
})
