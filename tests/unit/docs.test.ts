import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '#core/games.ts'
import { BENCHES } from '#scripts/bench/benches.ts'

const PAGES = ['README.md', ...globSync('docs/**/*.md')]
const CODE = globSync('{src,party,supabase,scripts,tests}/**/*.{ts,tsx,astro,css,mjs,sql,toml}').filter(
  (file) => file !== 'tests/unit/docs.test.ts',
)
const SOURCES = CODE.map((file) => ({ file, text: read(file) }))

/** Prefixes by which a path of the project is recognised. */
const PATH = /^(?:src|tests|docs|scripts|supabase|party|public|pictures)\/[\w./[\]*{},-]*[\w/\]}*]$/
/** `docs/style.md`, or `docs/decisions/029` for the record of that number. */
const DOCUMENT = /docs\/(?:decisions\/\d{3}|[\w/-]+\.md)/g
/** Invalid references: a decision's number without its path, or a page outside the repository. */
const NO_PATH = /\borders? \d+\.\d|\brule sheet\b|\bdecisions?,? \d+|\bdecisions?: /i

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
/** `words/{en,fr}.ts` and `words/*.ts` name several files. */
const pathExists = (path: string): boolean => existsSync(path) || globSync(path.replaceAll('[', '[[]')).length > 0
/** Anchor of a heading, as GitHub builds it. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
const MOST_COLUMNS = 120
/** Lines outside code blocks, which may contain long ones. */
const proseLines = (text: string): string[] =>
  text
    .replace(/^ *```[^]*?^ *```/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('    '))
const commentLines = (text: string): string[] =>
  text.split('\n').filter((line) => /(?:\/\/|^\s*\/?\*+|--|#) /.test(line))

describe.each(PAGES)('%s', (page) => {
  const text = read(page)

  test('refers to existing paths only', () => {
    expect(codeIn(text).filter((code) => PATH.test(code) && !pathExists(code))).toEqual([])
  })

  test('links to existing files only', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => target!)
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([])
  })

  test('links to existing headings only', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
    const missing = targets.filter(([, file, anchor]) => {
      const target = file ? join(dirname(page), file) : page
      return existsSync(target) && !anchorsIn(read(target)).includes(anchor!)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })

  test('has no line over 120 characters', () => {
    expect(proseLines(text).filter((line) => [...line].length > MOST_COLUMNS)).toEqual([])
  })

  test('refers to existing npm scripts only', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z\d:-]*[a-z\d])/g)].map(([, name]) => name!)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('every rule of the specification names a test', () => {
  const [, ...rules] = read('docs/specification-coverage.md').split(/\n- /)
  expect(rules.length).toBeGreaterThan(100)
  expect(rules.map((rule) => rule.split('\n\n')[0]!).filter((rule) => !rule.includes('`tests/'))).toEqual([])
})

test.each([
  ['astro-i18next', '002-astro-i18n.md'],
  ['@astrojs/tailwind', '003-css-modules.md'],
])('%s is not installed, and a decision explains why', (name, decision) => {
  expect(read('package.json')).not.toContain(`"${name}"`)
  expect(read(`docs/decisions/${decision}`)).toContain(`\`${name}\``)
})

test('the index of decisions lists every record once', () => {
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[\d{3}\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listed.sort()).toEqual(files.sort())
})

describe('comments', () => {
  test('refer to existing documents only', () => {
    const named = SOURCES.flatMap(({ file, text }) => [...text.matchAll(DOCUMENT)].map(([path]) => ({ file, path })))
    expect(named.filter(({ path }) => !existsSync(path) && globSync(`${path}-*.md`).length === 0)).toEqual([])
  })

  test('give the path of a document', () => {
    const lines = SOURCES.flatMap(({ file, text }) => commentLines(text).map((line) => ({ file, line })))
    expect(lines.filter(({ line }) => NO_PATH.test(line))).toEqual([])
  })
})

test('docs/operations.md lists the benches of scripts/bench/benches.ts', () => {
  const lines = read('docs/operations.md').split('\n')
  const expected = BENCHES.map(({ name, measures }) => `- \`${name}\`: ${measures}`)
  const first = lines.indexOf(expected[0]!)
  expect(lines.slice(first, first + expected.length)).toEqual(expected)
  expect(lines[first + expected.length]).toBe('')
})

test.each(GAME_IDS)('%s has a page of rules, which the list of games names, and a file of fairness', (game) => {
  expect(existsSync(`docs/games/${game}.md`)).toBe(true)
  expect(read('docs/games/README.md')).toContain(`](${game}.md)`)
  expect(existsSync(`scripts/bench/fairness/${game}.ts`)).toBe(true)
})
