import { describe, expect, test } from 'vitest'
import { linkOf } from '#stores/mail-link.ts'

describe('the address a mail leads to', () => {
  test.each([
    ['', '', { code: null, error: null }],
    ['?code=abc', '', { code: 'abc', error: null }],
    ['?error=access_denied&error_code=otp_expired', '', { code: null, error: 'otp_expired' }],
    ['', '#error=access_denied&error_code=otp_expired&error_description=x', { code: null, error: 'otp_expired' }],
    ['?error=server_error', '#', { code: null, error: 'server_error' }],
    ['?theme=dark', '#main', { code: null, error: null }],
  ])('%s%s', (search, hash, link) => expect(linkOf({ search, hash })).toEqual(link))
})
