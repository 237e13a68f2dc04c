import { describe, expect, test } from 'vitest'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitOf, kitText } from '#core/kits.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { $guestKit, $guestName, anyName, GUEST_KITS, keepChosen } from '#play/room/guest.ts'
import { nameRefusal } from '#server/account/names/policy.ts'

describe.each(LOCALES)('the names that the die offers, %s', (locale) => {
  const names = messages(locale, 'rooms').nicknames.split('|')

  test('are a dozen different ones', () => {
    expect(new Set(names).size).toBe(12)
  })

  test.each(names)('%s is one that the site lets in', (name) => {
    expect(name.length).toBeLessThanOrEqual(PLAYER_NAME_MAX)
    expect(nameRefusal(name)).toBeNull()
  })
})

test('the die never shows the same name again', () => {
  for (let roll = 0; roll < 50; roll++) expect(anyName('Nutmeg|Top Corner', 'Nutmeg')).toBe('Top Corner')
})

test('the shirts are ten different ones of ours', () => {
  const texts = GUEST_KITS.map(kitText)
  expect(new Set(texts).size).toBe(10)
  expect(texts.map((text) => kitOf(text))).toEqual(GUEST_KITS)
})

describe('what the fields hold before hydration', () => {
  const held = (name: string, kit?: string) =>
    ({
      querySelector: (selector: string) =>
        selector === ':checked' ? (kit === undefined ? null : { value: kit }) : { value: name },
    }) as unknown as ParentNode

  test('is kept as the name and shirt of this guest', () => {
    keepChosen(held(' Zoé ', kitText(GUEST_KITS[3]!)))
    expect([$guestName.get(), $guestKit.get()]).toEqual(['Zoé', kitText(GUEST_KITS[3]!)])
  })

  test('takes nothing away where nothing was chosen', () => {
    keepChosen(held('Ada', kitText(GUEST_KITS[1]!)))
    keepChosen(held(''))
    expect([$guestName.get(), $guestKit.get()]).toEqual(['Ada', kitText(GUEST_KITS[1]!)])
  })
})
