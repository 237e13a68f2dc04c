import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { webManifest } from '#components/web-manifest.ts'
import { LOCALES } from '#i18n/locales.ts'
import { appIcon } from '#pictures/app-icon.ts'

describe.each(LOCALES)('the web app manifest: %s', (locale) => {
  const manifest = webManifest(locale)

  test('starts in its language, with the same app id', () => {
    expect([manifest.id, manifest.scope, manifest.start_url]).toEqual(['/', '/', locale === 'en' ? '/' : `/${locale}`])
  })

  test('links to pages of its language', () => {
    const urls = manifest.shortcuts.map(({ url }) => url)
    expect(urls).toHaveLength(4)
    if (locale !== 'en') expect(urls.filter((url) => !url.startsWith(`/${locale}`))).toEqual([])
  })

  test('has screenshots of the named size, each at most 100 KB', async () => {
    for (const { src, sizes } of manifest.screenshots) {
      const file = `public${src}`
      expect(existsSync(file), file).toBe(true)
      const { width, height } = await sharp(file).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      expect(readFileSync(file).length).toBeLessThanOrEqual(100_000)
    }
  })
})

test('the icon has the shirt of the favicon', () => {
  const paths = [...readFileSync('public/favicon.svg', 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!)
  expect(paths).toHaveLength(2)
  expect(paths.filter((path) => !appIcon('round').includes(path))).toEqual([])
})

test('the maskable icon fills its square and has its shirt within the safe zone', async () => {
  const side = 200
  const pixels = await sharp(Buffer.from(appIcon('full')))
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer()
  const isShirt = (at: number) => pixels[at * 3 + 1]! > 100
  const far = Array.from({ length: side * side }, (_, at) => at).filter(
    (at) => isShirt(at) && Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2) > 0.4 * side,
  )
  expect(Array.from({ length: side * side }, (_, at) => at).some(isShirt)).toBe(true)
  expect(far).toEqual([])
  expect([...pixels.subarray(0, 3)]).toEqual([0xd3, 0x13, 0x79])
})
