import { describe, expect, test } from 'vitest'
import { AUTH_ERRORS, authMessage, WEAK_REASONS, weakReasons } from '#contracts/auth-errors.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

const t = messages('en', 'auth')

/** Error code -> the English message. */
const CATALOGUE = {
  user_already_exists: 'This email has already been used',
  over_email_send_rate_limit: 'You have already requested a password reset',
  over_confirmation_rate_limit: 'We have just sent you a confirmation email. Please check your inbox.',
  invalid_credentials: 'Your email or password is incorrect, please try again',
  email_not_confirmed: 'Your email has not been confirmed yet, please check your inbox',
  weak_password: 'This password is too weak.',
  same_password: 'This is already your password. Choose another one.',
  session_not_found: 'You have been logged out. Please log in again.',
  no_space: 'Our server has no space left, so nothing can be saved now. Please try again later.',
  network: 'We could not reach the server. Check your connection and try again.',
  otp_expired:
    'This link has expired, has already been used, or was replaced by a newer email. We can send you a new one.',
} satisfies Record<keyof typeof AUTH_ERRORS, string>

describe('the catalogue of auth errors', () => {
  test.each(Object.entries(CATALOGUE))('%s says: %s', (code, sentence) => expect(t[authMessage(code)]).toBe(sentence))

  test.each(['email_exists', 'unexpected_failure', 'unknown', '', 'toString', '__proto__'])(
    '%j is the generic error',
    (code) => expect(t[authMessage(code)]).toBe('An error happened'),
  )

  test('lists why a password is too weak, for known reasons', () => {
    const reasons = weakReasons([...Object.keys(WEAK_REASONS), 'toString', 'horoscope'])
    expect(reasons.map((key) => t[key])).toEqual([
      'It is too short.',
      'Mix letters, numbers and symbols.',
      'It is known from a data leak.',
    ])
  })
})

/** Success messages: message key -> the English sentence. */
const SUCCESS = {
  accountCreated: 'Your account has been created. Please check your inbox.',
  loggedIn: 'You are logged in',
  loggedOut: 'You are logged out',
  resetSent: 'The email to reset your password has been sent',
  confirmationResent: 'The confirmation email has been resent',
  passwordReset: 'Your password has been reset successfully',
} as const satisfies Partial<Record<keyof typeof t, string>>

describe('success messages', () => {
  test.each(Object.entries(SUCCESS))('%s: %s', (key, sentence) => expect(t[key as keyof typeof SUCCESS]).toBe(sentence))
})

test.each(LOCALES.filter((locale) => locale !== 'en'))('every message exists in %s', (locale) => {
  const translated = messages(locale, 'auth')
  const keys = [...Object.values(AUTH_ERRORS), ...Object.values(WEAK_REASONS), ...Object.keys(SUCCESS), 'failed']
  for (const key of keys as (keyof typeof SUCCESS)[]) expect(translated[key], key).not.toBe(t[key])
})

describe('required words', () => {
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
