import { describe, expect, test } from 'vitest'
import { captchaScripts, policyDirectives, SECURITY_HEADERS, STRICT_TRANSPORT } from '#server/security-headers.ts'

test('pictures come from our own host and the backend only', () => {
  const policy = policyDirectives({
    PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
    PUBLIC_GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
  })
  const images = policy.find((directive) => directive.startsWith('img-src'))
  expect(images).toBe("img-src 'self' data: blob: https://project.supabase.co")
})

const FRAMES = 'frame-src'
const framesOf = (hosts: Parameters<typeof policyDirectives>[0]) =>
  policyDirectives(hosts).find((directive) => directive.startsWith(FRAMES))

test("a CAPTCHA adds Cloudflare's host to scripts and frames, and nothing else", () => {
  const key = { PUBLIC_CAPTCHA_SITE_KEY: '1x00' }
  expect(captchaScripts(key.PUBLIC_CAPTCHA_SITE_KEY)).toEqual(['https://challenges.cloudflare.com'])
  expect(framesOf(key)).toBe('frame-src https://challenges.cloudflare.com')
  expect(framesOf({ ...key, PUBLIC_GOOGLE_CLIENT_ID: 'id' })).toBe(
    'frame-src https://accounts.google.com/gsi/ https://challenges.cloudflare.com',
  )
  expect(framesOf({})).toBe("frame-src 'none'")
  expect(captchaScripts('')).toEqual([])
  const others = (hosts: object) => policyDirectives(hosts).filter((directive) => !directive.startsWith(FRAMES))
  expect(others(key)).toEqual(others({}))
})

describe("the requirements of Mozilla's Observatory for an A+", () => {
  const HALF_A_YEAR_S = 15_768_000

  test('a policy without unsafe sources, wildcards or plain http', () => {
    const policy = policyDirectives({
      PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
      PUBLIC_PARTYKIT_HOST: 'rooms.example.com',
      PUBLIC_API_URL: 'https://api.example.com',
    }).join('; ')
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?:\s|;|$)|http:|ws:/)
    expect(policy).toMatch(/^default-src 'self'; /)
    for (const closed of ["frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'", "object-src 'none'"])
      expect(policy).toContain(closed)
  })

  test('HTTPS only (HSTS) for half a year or more', () => {
    const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(STRICT_TRANSPORT['Strict-Transport-Security'])!
    expect(Number(seconds)).toBeGreaterThanOrEqual(HALF_A_YEAR_S)
  })

  test('no content sniffing, no frames, no other origin, and no full referrer for other sites', () => {
    expect(SECURITY_HEADERS).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
})
