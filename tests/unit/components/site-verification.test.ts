import { expect, test } from 'vitest'
import { siteVerification } from '#components/site-verification.ts'

test('there is no verification tag unless configured', () => {
  expect([siteVerification(undefined), siteVerification('')]).toEqual([[], []])
})

test('each verification tag has a name and a value', () => {
  expect(siteVerification(' google-site-verification=aB_c-1=  msvalidate.01=0F ')).toEqual([
    { name: 'google-site-verification', content: 'aB_c-1=' },
    { name: 'msvalidate.01', content: '0F' },
  ])
})

test.each(['google-site-verification', '=x', 'robots=<script>', 'a"b=c'])('%s stops the build', (word) => {
  expect(() => siteVerification(word)).toThrow(`not ${word}.`)
})
