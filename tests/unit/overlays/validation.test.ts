import { describe, expect, test } from 'vitest'
import * as check from '#overlays/connection/validation.ts'

describe('the auth form', () => {
  test.each([
    ['', 'usernameRequired'],
    ['   ', 'usernameRequired'],
    ['Al', 'usernameShort'],
    [' Al ', 'usernameShort'],
    ['Ada', null],
  ])('username %j: %s', (value, message) => expect(check.username(value)).toBe(message))

  test.each([
    ['', 'usernameShort'],
    [' Al ', 'usernameShort'],
    ['A   l', null],
    ['Ada', null],
    ['x'.repeat(20), null],
    ['x'.repeat(21), 'usernameLong'],
    [`  ${'é'.normalize('NFD').repeat(20)} `, null],
    ['🦁'.repeat(20), null],
  ])('edited username %j: %s', (value, message) => expect(check.newUsername(value)).toBe(message))

  test.each([
    ['', 'emailInvalid'],
    ['ada', 'emailInvalid'],
    ['ada@', 'emailInvalid'],
    ['ada@example', 'emailInvalid'],
    ['ada@example.test', null],
    [' ada@example.test ', null],
  ])('e-mail %j: %s', (value, message) => expect(check.email(value)).toBe(message))

  test('an invalid address has no account', () => {
    expect([check.knownEmail('ada'), check.knownEmail('ada@example.test')]).toEqual(['noAccount', null])
  })

  test.each([
    ['', 'passwordRequired'],
    ['12345', 'passwordShort'],
    ['      ', null],
    ['123456', null],
  ])('password %j: %s', (value, message) => expect(check.password(value)).toBe(message))
})
