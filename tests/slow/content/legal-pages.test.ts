import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tool } from '#scripts/test/checks.ts'

// A project with the legal pages only, inside this one, because packages are resolved upwards.
let folder: string

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(join('.cache', 'legal-'))
  cpSync('src/content', join(folder, 'src/content'), { recursive: true })
  cpSync('src/content.config.ts', join(folder, 'src/content.config.ts'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(folder, { recursive: true }))

function build(): string {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const { stdout, stderr } = spawnSync(process.execPath, [tool('astro'), 'sync', '--root', folder], {
    env,
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('legal pages with sound front matter are accepted', () => {
  expect(build()).toContain('Synced content')
})

test.each([
  ['updated', 'terms', (text: string) => text.replace(/^updated:/m, 'updatet:')],
  ['title', 'contact', (text: string) => text.replace(/^title:.*/m, 'title: ""')],
  ['facts', 'privacy', (text: string) => text.replace('icon: lock', 'icon: key')],
])('the error about a broken %s names file and field', (field, page, broken) => {
  const file = join(folder, `src/content/legal/fr/${page}.md`)
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, broken(sound))
  const said = build()
  writeFileSync(file, sound)
  expect(said).toContain(`src/content/legal/fr/${page}.md`)
  expect(said).toContain(field)
  expect(said).not.toContain('Synced content')
})
