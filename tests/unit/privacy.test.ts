import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CACHE_PREFIX, CACHES } from '#core/offline.ts'
import { LOCALES } from '#i18n/locales.ts'

/** Calls that write to the browser's storage, with the key as written in the code. */
const WRITES = /(?:\bpersisted(?:<[^>]*>)?\(|\bsetItem\(|'setItem'\]\()\s*([^,]+),/g
const NAMED = /^'([^']+)'$/

/** Keys of calls that pass an expression instead of a literal, by file and expression; `…` stands for any word. */
const KEYS = new Map<string, string[]>([
  ['src/inline/page.ts COLOUR_MODE_KEY', ['colour-mode']],
  ['src/overlays/page-build.ts key', ['reloaded']],
  ['src/play/daily/daily-run.ts `${game}-today`', ['…-today']],
  ['src/play/pictures/words.ts KEY', ['inWords']],
  ['src/play/practice/Dealt.tsx `${game}-level`', ['…-level']],
  ['src/play/ranked/ranked-run.ts openKey(game)', ['…-ranked']],
  ['src/stores/colour-mode.ts key', ['colour-mode', 'colour-mode-account']],
  ['src/stores/dealt-round.ts `${rules.key}-recent`', ['…-solo-…']],
  ['src/stores/device.ts KEY', ['device']],
  ['src/stores/mail-link.ts RECOVERY_KEY', ['recovery']],
  ['src/stores/mail-wait.ts keyOf(kind', ['mail:…']],
  ['src/stores/new-build.ts GUARD_KEY', ['reloaded']],
  ['src/stores/news.ts KEY', ['news']],
  ['src/stores/round.ts rules.key', ['…-solo-…']],
])
/** Calls in the store itself, which use the key of their caller. */
const NO_KEYS = ['src/stores/persisted.ts key', 'src/stores/persisted.ts key: string']

/** Stored by the service worker: its caches, and the database of Workbox's expiration (src/worker/off.ts). */
const OF_THE_WORKER = [...Object.values(CACHES), 'workbox-expiration']

test('every cache name has our prefix, by which the worker finds caches to remove', () => {
  expect(Object.values(CACHES).filter((name) => !name.startsWith(CACHE_PREFIX))).toEqual([])
})

function keysInCode(): string[] {
  const writes = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WRITES)].map(([, key]) => ({ file, key: key! })),
  )
  return writes.flatMap(({ file, key }) => {
    const call = `${file} ${key}`
    if (NO_KEYS.includes(call)) return []
    return NAMED.exec(key)?.slice(1) ?? KEYS.get(call) ?? [`${call}: missing in KEYS of this test`]
  })
}

test('the keys in this test equal the constants in the code', () => {
  const constants = [...KEYS].flatMap(([call, keys]) => {
    const [file, name] = call.split(' ') as [string, string]
    if (!/^[A-Z_]+$/.test(name)) return []
    const files = [file, ...globSync('src/**/*.{ts,tsx}')]
    const values = files.map((one) => new RegExp(`const ${name} = '([^']+)'`).exec(readFileSync(one, 'utf8'))?.[1])
    return [{ call, keys, value: values.find(Boolean) }]
  })
  expect(constants.length).toBeGreaterThan(4)
  expect(constants.filter(({ keys, value }) => value === undefined || !keys.includes(value))).toEqual([])
})

test.each(LOCALES)('the privacy page lists every key of the browser storage, and no other: %s', (locale) => {
  const page = readFileSync(`src/content/legal/${locale}/privacy.md`, 'utf8')
  const chapter = page.split('\n## ').find((text) => text.includes('`userStats`'))!
  const listed = [...chapter.matchAll(/`([^`]+)`/g)].map(([, key]) => key!)
  const covers = (pattern: string, key: string) => new RegExp(`^${pattern.replaceAll('…', '.*')}$`).test(key)
  const keys = [...keysInCode(), ...OF_THE_WORKER]
  expect(keys.filter((key) => !listed.some((pattern) => covers(pattern, key)))).toEqual([])
  expect(listed.filter((pattern) => !keys.some((key) => covers(pattern, key)))).toEqual([])
})
