import { describe, expect, test } from 'vitest'
import { KIT_COLOUR_NAMES, KIT_PATTERNS, kitOf, kitText } from '#core/kits.ts'

describe('a shirt as text', () => {
  const kits = KIT_PATTERNS.flatMap((pattern) =>
    KIT_COLOUR_NAMES.flatMap((first) => KIT_COLOUR_NAMES.map((second) => ({ pattern, first, second }))),
  )

  test('survives a round trip, and fits into a preference and a ticket', () => {
    expect(kits.map((kit) => kitOf(kitText(kit)))).toEqual(kits)
    expect(Math.max(...kits.map((kit) => kitText(kit).length))).toBeLessThanOrEqual(40)
  })

  test.each([null, 7, '', 'stripes', 'stripes-red', 'stripes-red-gold', 'dots-red-blue', 'stripes-red-blue-white'])(
    'rejects %j',
    (text) => expect(kitOf(text)).toBeNull(),
  )
})
