import { describe, expect, test } from 'vitest'
import { authMessage } from '#contracts/auth-errors.ts'
import { messages } from '#i18n/messages/index.ts'

const t = messages('en', 'auth')

describe('auth errors', () => {
  test.each([
    ['user_already_exists', 'This email has already been used'],
    ['over_email_send_rate_limit', 'You have already requested a password reset'],
    ['invalid_credentials', 'Your email or password is incorrect, please try again'],
    ['email_not_confirmed', 'Your email has not been confirmed yet, please check your inbox'],
  ])('%s says: %s', (code, sentence) => expect(t[authMessage(code)]).toBe(sentence))

  test.each(['weak_password', 'unknown', '', 'toString'])('%j has no words of its own', (code) =>
    expect(authMessage(code)).toBe('failed'),
  )
})

describe('the words of the specification', () => {
  test.each([
    ['usernameRequired', 'Username is required'],
    ['usernameShort', 'The username must be at least 3 characters long'],
    ['emailInvalid', 'Email format is invalid'],
    ['passwordRequired', 'Password is required'],
    ['passwordShort', 'Password must be at least 6 characters long'],
    ['noAccount', 'No account is associated with this email address'],
    ['notReceived', "I didn't receive an email"],
    ['resent', 'email has been resent'],
    ['failed', 'An error happened'],
  ] as const)('%s: %s', (key, sentence) => expect(t[key]).toBe(sentence))
})
