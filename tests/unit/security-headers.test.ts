import { expect, test } from 'vitest'
import { policyDirectives } from '#server/security-headers.ts'

test('pictures come from our own host and the backend, whatever else is configured', () => {
  const policy = policyDirectives({
    PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
    PUBLIC_GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
  })
  const images = policy.find((directive) => directive.startsWith('img-src'))
  expect(images).toBe("img-src 'self' data: blob: https://project.supabase.co")
})
