import { expect, test } from 'vitest'
import { captchaScripts, policyDirectives } from '#server/security-headers.ts'

test('pictures come from our own host and the backend, whatever else is configured', () => {
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
