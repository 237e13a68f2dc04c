import { expect, test } from 'vitest'
import { freeKits, freeNicknames } from '#islands/league/people.ts'

test('offers no name that a member of the league has', () => {
  expect(freeNicknames('Nutmeg|Top Corner|Rabona', ['Ada', 'Top Corner'])).toBe('Nutmeg|Rabona')
})

test('numbers the names once all of them are taken', () => {
  expect(freeNicknames('Nutmeg|Rabona', ['Rabona', 'Nutmeg', 'Nutmeg 2'])).toBe('Rabona 2')
})

test('offers the shirts that no member wears, and all of them once each is worn', () => {
  expect(freeKits(['hoops', 'sash', 'halves'], ['sash', null])).toEqual(['hoops', 'halves'])
  expect(freeKits(['hoops', 'sash'], ['sash', 'hoops'])).toEqual(['hoops', 'sash'])
})
