import { expect, test } from 'vitest'
import { pictureAddress } from '#core/picture-address.ts'

test("contains the version of the build's drawings, after a query too", () => {
  expect(pictureAddress('crest/arsenal.svg')).toBe(`/img/crest/arsenal.svg?v=${import.meta.env.PICTURES}`)
  expect(pictureAddress('portrait/pedri.webp?w=128')).toBe(
    `/img/portrait/pedri.webp?w=128&v=${import.meta.env.PICTURES}`,
  )
})

test('contains another version when one is named', () => {
  expect(pictureAddress('portrait/pedri.webp', '1a')).toBe('/img/portrait/pedri.webp?v=1a')
})
