import { describe, expect, test } from 'vitest'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitOf, kitText } from '#core/kits.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { $guestKit, $guestName, anyName, GUEST_KITS, keepChosen } from '#play/room/guest.ts'
import { nameRefusal } from '#server/account/names/policy.ts'
import { isPlainName } from '#server/account/names/shape.ts'

describe.each(LOCALES)('random guest names: %s', (locale) => {
  const names = messages(locale, 'rooms').nicknames.split('|')

  test('are a dozen different ones', () => {
    expect(new Set(names).size).toBe(12)
  })

  test.each(names)('%s is accepted by the site', (name) => {
    expect(name.length).toBeLessThanOrEqual(PLAYER_NAME_MAX)
    expect(isPlainName(name)).toBe(true)
    expect(nameRefusal(name)).toBeNull()
  })
})

test('never repeat when drawn again', () => {
  for (let roll = 0; roll < 50; roll++) expect(anyName('Nutmeg|Top Corner', 'Nutmeg')).toBe('Top Corner')
})

test('have ten different shirts', () => {
  const texts = GUEST_KITS.map(kitText)
  expect(new Set(texts).size).toBe(10)
  expect(texts.map((text) => kitOf(text))).toEqual(GUEST_KITS)
})

describe('input before hydration', () => {
  const formWith = (name: string, kit?: string) =>
    ({
      querySelector: (selector: string) =>
        selector === ':checked' ? (kit === undefined ? null : { value: kit }) : { value: name },
    }) as unknown as ParentNode

  test("is kept as the guest's name and shirt", () => {
    keepChosen(formWith(' Zoé ', kitText(GUEST_KITS[3]!)))
    expect([$guestName.get(), $guestKit.get()]).toEqual(['Zoé', kitText(GUEST_KITS[3]!)])
  })

  test('keeps stored values when nothing was chosen', () => {
    keepChosen(formWith('Ada', kitText(GUEST_KITS[1]!)))
    keepChosen(formWith(''))
    expect([$guestName.get(), $guestKit.get()]).toEqual(['Ada', kitText(GUEST_KITS[1]!)])
  })
})
