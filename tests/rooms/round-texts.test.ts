import { expect, test } from 'vitest'
import { pictureOf } from '#contracts/quiz-picture.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { shownOf } from '#games/quiz/deal/shown.ts'
import { buildRoundTexts, dealt } from '#party/quiz/round-texts.ts'
import { SECRETS } from '#tests/support/room.ts'

const MATCHES = [0, 1, 2, 3, 4, 5]

test('a picture token names the picture, match and round of its question', async () => {
  const tokens = []
  const pictures = []
  for (const match of MATCHES) {
    const rounds = await dealt(match, SECRETS.ROOM_PUZZLE_SECRET)
    const texts = await buildRoundTexts(match, rounds, SECRETS.ROOM_TICKET_SECRET)
    for (const [round, { question, order }] of rounds.entries()) {
      const shown = shownOf(question, order, QUIZ_FACTS).pictures.map(({ kind, id }, part) => ({ kind, id, part }))
      const sealed = shown.filter(({ kind }) => kind !== 'flag')
      pictures.push(...sealed.map((one) => ({ ...one, match, round, closed: false })))
      for (const { kind, address } of texts(round, 'en').pictures)
        if (kind !== 'flag') tokens.push(await pictureOf(address.split('/').at(-1)!, SECRETS.ROOM_TICKET_SECRET))
    }
  }
  expect(tokens).toEqual(pictures)
  expect(pictures.some(({ round }) => round > 1)).toBe(true)
})
