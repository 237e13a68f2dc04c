import { expect, test } from 'vitest'
import { droppedLinks, socialLinks } from '#components/social-links.ts'

test('no network is linked unless configured', () => {
  expect(socialLinks(undefined)).toEqual([])
  expect(socialLinks('')).toEqual([])
})

test('configured networks are linked by name; unknown ones are dropped and reported to the build', () => {
  const configured = 'https://x.com/eleven_games https://elsewhere.test/x.com http://discord.gg/eleven x.com/eleven'
  expect(socialLinks(configured)).toEqual([{ name: 'X', href: 'https://x.com/eleven_games' }])
  expect(droppedLinks(configured)).toEqual(['https://elsewhere.test/x.com', 'http://discord.gg/eleven', 'x.com/eleven'])
})

test.each([
  ['https://discord.com/invite/eleven', 'Discord'],
  ['https://twitter.com/eleven', 'X'],
  ['https://instagram.com/eleven', 'Instagram'],
  ['https://www.instagram.com/eleven', 'Instagram'],
  ['https://tiktok.com/@eleven', 'TikTok'],
  ['https://m.youtube.com/@eleven', 'YouTube'],
  ['https://youtube.com/@eleven', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
])('%s is a link to %s', (href, name) => {
  expect([socialLinks(href), droppedLinks(href)]).toEqual([[{ name, href }], []])
})

test.each(['https://x.com.example/eleven', 'https://notyoutube.com/eleven'])(
  '%s is not a link to a network',
  (address) => {
    expect([socialLinks(address), droppedLinks(address)]).toEqual([[], [address]])
  },
)
