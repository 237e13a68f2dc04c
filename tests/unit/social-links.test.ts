import { expect, test } from 'vitest'
import { socialLinks } from '#components/social-links.ts'

test('no network is linked unless configured', () => {
  expect(socialLinks(undefined)).toEqual([])
  expect(socialLinks('')).toEqual([])
})

test('configured networks are linked by name, no others', () => {
  const configured = 'https://x.com/eleven_games https://elsewhere.test/x.com http://discord.gg/eleven x.com/eleven'
  expect(socialLinks(configured)).toEqual([{ name: 'X', href: 'https://x.com/eleven_games' }])
})
