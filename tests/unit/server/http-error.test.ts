import { describe, expect, test } from 'vitest'
import { errorAnswer, HttpError } from '#server/http-error.ts'

describe('the message of an error answer', () => {
  test.each([
    ['the given text', new HttpError('too-late', 'The clock ran out'), 'The clock ran out'],
    ['the text of its code', new HttpError('wrong-order'), 'This is not the next step of the run'],
    ['the code as words if it has no text', new HttpError('username-taken'), 'username taken'],
  ])('is %s', (_, error, message) => {
    expect(errorAnswer(error).message).toBe(message)
    expect(error.message).toBe(message)
  })

  test('accompanies status and status message of the code', () => {
    expect(errorAnswer(new HttpError('username-taken'))).toEqual({
      statusCode: 409,
      statusMessage: 'Conflict',
      code: 'username-taken',
      message: 'username taken',
      id: '0000',
    })
  })
})
