import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { kitsAddress, type Kits } from '#core/offline.ts'
import { REMINDERS, reminderPath, type ReminderName } from '#core/reminders.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { weighPage } from '#scripts/bench/page-weight.ts'
import { propertiesOf } from '#tests/support/calendar.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'
import { OFFLINE_PRACTICE } from '../../src/integrations/service-worker.ts'

const CLIENT = join(BUILD_FOLDER, 'client')
/** Bytes after brotli of the worker, of one practice page with its files, and of all practice in a language. */
const WORKER = 8_500
const ONE_PRACTICE = 470_000
const ALL_PRACTICE = 600_000
/** Same limits as every static page (tests/budgets/pages.test.ts). */
const STATIC = 10_000
const INLINE = 2_500

const textOf = (path: string) => readFileSync(join(CLIENT, path), 'utf8')
const pageOf = (path: string) => textOf(join(path, 'index.html'))
const build = /data-build="([^"]+)"/.exec(pageOf('/'))![1]!

describe('the service worker', () => {
  const worker = textOf('sw.js')

  test('is at most 8.5 KB', () => {
    expect(brotliCompressSync(worker).length).toBeGreaterThan(1_000)
    expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(WORKER)
  })

  test('precaches the offline pages and nothing else', () => {
    const urls = [...worker.matchAll(/url:"([^"]+)",revision:"[0-9a-f]{16}"/g)].map(([, url]) => url)
    expect(urls).toEqual(LOCALES.map((locale) => localePath(locale, '/offline')))
  })

  test('precaches no page that changes with the day', () => {
    for (const locale of LOCALES) {
      const page = pageOf(localePath(locale, '/offline'))
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
      expect(main).not.toMatch(/\d{4}-\d|\/today/)
    }
  })
})

test.each(LOCALES)('the offline page is within the budget of a static page: %s', (locale) => {
  const { scripts, css, inline, total } = weighPage(CLIENT, localePath(locale, '/offline'))
  expect([scripts, css]).toEqual([[], 0])
  expect(inline).toBeLessThanOrEqual(INLINE)
  expect(total).toBeLessThanOrEqual(STATIC)
})

describe('the practice pages', () => {
  const kits = JSON.parse(textOf(kitsAddress(build))) as Kits
  const weights = new Map(
    kits.files.map((file) => {
      const packed = join(CLIENT, '_astro', `${file}.br`)
      return [file, readFileSync(existsSync(packed) ? packed : join(CLIENT, '_astro', file)).length]
    }),
  )
  const weigh = (places: Iterable<number>) =>
    [...places].reduce((total, at) => total + weights.get(kits.files[at]!)!, 0)

  test('are listed in every language', () => {
    const paths = LOCALES.flatMap((locale) => OFFLINE_PRACTICE.map((path) => localePath(locale, path)))
    expect(Object.keys(kits.pages)).toEqual(paths)
  })

  test.each(OFFLINE_PRACTICE)('%s needs a pack, its scripts, typefaces, and at most 470 KB', (path) => {
    const files = kits.pages[path]!.map((at) => kits.files[at]!)
    expect(files.some((file) => file.startsWith('search-pack.'))).toBe(true)
    expect(files.some((file) => file.startsWith('react.'))).toBe(true)
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(2)
    expect(files.filter((file) => /^(supabase|on-demand)\./.test(file))).toEqual([])
    expect(weigh(kits.pages[path]!)).toBeLessThanOrEqual(ONE_PRACTICE)
  })

  test.each(LOCALES)('of one language are at most 600 KB together: %s', (locale) => {
    const all = new Set(OFFLINE_PRACTICE.flatMap((path) => kits.pages[localePath(locale, path)]!))
    expect(weigh(all)).toBeLessThanOrEqual(ALL_PRACTICE)
  })
})

describe.each(LOCALES)('the installed app: %s', (locale) => {
  test('has a manifest that the pages name, with files that exist', () => {
    const path = localePath(locale, '/app.webmanifest')
    expect(pageOf(localePath(locale, '/'))).toContain(`<link rel="manifest" href="${path}">`)
    const { icons, screenshots, shortcuts } = JSON.parse(textOf(path)) as Record<string, Record<string, string>[]>
    for (const { src, sizes, type } of icons!) {
      const png = readFileSync(join(CLIENT, src!))
      expect([`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, type]).toEqual([sizes, 'image/png'])
    }
    expect(icons!.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src } of screenshots!) expect(existsSync(join(CLIENT, src!)), src).toBe(true)
    for (const { url } of shortcuts!) expect(existsSync(join(CLIENT, url!, 'index.html')), url).toBe(true)
    expect(existsSync(join(CLIENT, 'apple-touch-icon.png'))).toBe(true)
  })

  test('has calendar files that remind every day', () => {
    const files = Object.entries(REMINDERS).map(
      ([name, hour]) => [textOf(localePath(locale, reminderPath(name as ReminderName))), hour] as const,
    )
    for (const [file, hour] of files) {
      const { DTSTART, RRULE, URL: page } = propertiesOf(file)
      expect(DTSTART).toMatch(new RegExp(`^\\d{8}T${String(hour).padStart(2, '0')}0000$`))
      expect(RRULE).toBe('FREQ=DAILY')
      expect(new URL(page!).pathname).toBe(localePath(locale, '/'))
    }
  })
})
