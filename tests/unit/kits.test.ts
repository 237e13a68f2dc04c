import { describe, expect, test } from 'vitest'
import { kitsOf, OFFLINE_PRACTICE } from '../../src/integrations/service-worker.ts'

const TEXTS = new Map([
  ['age.1a.js', 'import{a}from"./base.2b.js";const l=()=>s(()=>import("./end.3c.js"),["_astro/end.4d.css"])'],
  ['base.2b.js', 'export const a=1;import("./supabase.5e.js")'],
  ['end.3c.js', 'import"./base.2b.js";import(`./fr.6f.js`);import(`./en.7a.js`)'],
  ['end.4d.css', '@font-face{src:url(/_astro/text.8b.woff2)}'],
  ['supabase.5e.js', 'import"./base.2b.js"'],
  ['fr.6f.js', ''],
  ['en.7a.js', ''],
  ['search-pack.9c.json', ''],
  ['on-demand.x.js', ''],
  ['other.0d.js', ''],
])
const HTML =
  '<html data-on-demand="/_astro/on-demand.x.js"><astro-island component-url="/_astro/age.1a.js" ' +
  'props="{&quot;packUrl&quot;:&quot;/_astro/search-pack.9c.json&quot;}">'

describe('the list of files of a practice page', () => {
  const kits = kitsOf(
    new Map([
      ['/age', HTML],
      ['/fr/age', HTML],
    ]),
    TEXTS,
  )
  const filesOf = (path: string) => kits.pages[path]!.map((at) => kits.files[at]).toSorted()

  test('has scripts, lazy imports, styles, typefaces, packs and the messages of its language', () => {
    const shared = ['age.1a.js', 'base.2b.js', 'end.3c.js', 'end.4d.css', 'search-pack.9c.json', 'text.8b.woff2']
    expect(filesOf('/age')).toEqual([...shared, 'en.7a.js'].toSorted())
    expect(filesOf('/fr/age')).toEqual([...shared, 'fr.6f.js'].toSorted())
  })

  test('names each file once', () => expect(new Set(kits.files).size).toBe(kits.files.length))
})

test('offline practice is nine pages, without practice that the server deals', () => {
  expect(OFFLINE_PRACTICE.toSorted()).toEqual([
    '/age',
    '/bingo',
    '/career-path/classic',
    '/career-path/hard',
    '/higherlower/normal',
    '/statistics/normal',
    '/tictactoe/bot',
    '/tictactoe/solo',
    '/wordle/solo',
  ])
})
