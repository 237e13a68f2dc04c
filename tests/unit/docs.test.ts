import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const PAGES = ['README.md', ...globSync('docs/**/*.md')]
/** What begins so is a path of the project. */
const PATH = /^(?:src|tests|docs|scripts|supabase|party|public|pictures)\/[\w./[\]*{},-]*[\w/\]}*]$/

const read = (file: string) => readFileSync(file, 'utf8')
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
/** `words/{en,fr}.ts` and `words/*.ts` name several files. */
const isThere = (path: string): boolean => existsSync(path) || globSync(path.replaceAll('[', '[[]')).length > 0

describe.each(PAGES)('%s', (page) => {
  const text = read(page)

  test('names only what is there', () => {
    expect(codeIn(text).filter((code) => PATH.test(code) && !isThere(code))).toEqual([])
  })

  test('leads only to what is there', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => target!)
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([])
  })

  test('names only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*[a-z])/g)].map(([, name]) => name!)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('every decision is in the index, once', () => {
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[\d{3}\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listed).toEqual(files.sort())
})
