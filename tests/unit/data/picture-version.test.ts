import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureVersion } from '#scripts/data/drawn.ts'
import { ROOT } from '#scripts/data/inputs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawings-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const versionOf = (facts: unknown = {}) => pictureVersion(facts, [relative(ROOT, folder)])

test('the version of pictures fits into an address and changes with a file, its name and the facts', async () => {
  const versions = [await versionOf()]
  writeFileSync(join(folder, 'arsenal.webp'), 'one')
  versions.push(await versionOf())
  expect(await versionOf()).toBe(versions.at(-1))
  versions.push(await versionOf({ colours: ['#123456', '#FFFFFF'] }))
  writeFileSync(join(folder, 'arsenal.webp'), 'other')
  versions.push(await versionOf())
  writeFileSync(join(folder, 'chelsea.webp'), '')
  versions.push(await versionOf())
  expect(new Set(versions).size).toBe(versions.length)
  for (const version of versions) expect(version).toMatch(/^[0-9a-z]{1,8}$/)
})
