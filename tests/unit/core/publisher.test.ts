import { expect, test } from 'vitest'
import { missingFacts, publisherOf } from '#core/publisher.ts'

const NEEDED = { name: 'Eleven SAS', address: '11 rue du Stade, Lyon', host: 'Vercel Inc., Covina' }

test('a publisher has its configured facts in the order of the page', () => {
  expect(publisherOf({ ...NEEDED, phone: ' +33 4 00 00 00 00 ' })).toEqual([
    { fact: 'name', text: NEEDED.name },
    { fact: 'address', text: NEEDED.address },
    { fact: 'phone', text: '+33 4 00 00 00 00' },
    { fact: 'host', text: NEEDED.host },
  ])
})

test.each(['name', 'address', 'host'])('there is no legal notice without %s', (fact) => {
  expect(publisherOf({ ...NEEDED, [fact]: ' ' })).toBeNull()
})

test('the build is told which variables are missing', () => {
  expect(missingFacts({ PUBLIC_PUBLISHER_NAME: 'Eleven SAS', PUBLIC_PUBLISHER_HOST: ' ' })).toEqual([
    'PUBLIC_PUBLISHER_ADDRESS',
    'PUBLIC_PUBLISHER_HOST',
  ])
})
