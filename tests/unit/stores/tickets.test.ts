import { beforeEach, expect, test, vi } from 'vitest'
import en from '#i18n/messages/en/progress.json' with { type: 'json' }
import es from '#i18n/messages/es/progress.json' with { type: 'json' }
import fr from '#i18n/messages/fr/progress.json' with { type: 'json' }
import { $handedOver } from '#stores/news.ts'
import { fetchQuizTicket } from '#stores/quiz-tickets.ts'
import { fetchTicket } from '#stores/tickets.ts'

const ROOM = 'K7PM4X'
let given = { name: 'Guest 4821', guest: true }

beforeEach(() => {
  $handedOver.set(null)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ticket: 't', expires: 1, room: ROOM, ...given })))
})

const wish = (name: string) => ({ name, kit: '', locale: 'en' })
const renamed = () => $handedOver.get()?.renamed

test('a guest whose requested name was replaced is notified once', async () => {
  await fetchTicket(ROOM, wish('Ann'))
  expect(renamed()).toBe('Guest 4821')
  $handedOver.set(null)
  await fetchTicket(ROOM, wish('Ann'))
  expect(renamed()).toBeUndefined()
  await fetchQuizTicket({ name: 'Zoë', locale: 'en' })
  expect(renamed()).toBe('Guest 4821')
})

test.each([
  ['who got the wished name', 'Big  Ben ', { name: 'Big Ben', guest: true }],
  ['without a wish', '', { name: 'Guest 4821', guest: true }],
  ['with an account', 'Carla', { name: 'Carlita', guest: false }],
])('a player %s is not notified', async (_, name, answer) => {
  given = answer
  await fetchTicket(ROOM, wish(name))
  expect(renamed()).toBeUndefined()
})

test.each([en, fr, es])('the message does not claim that the guest chose the name: "$renamed"', ({ renamed }) => {
  expect(renamed).toContain('{name}')
  expect(renamed).not.toMatch(/cho[si]|elegi/)
})
