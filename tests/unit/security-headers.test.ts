import { expect, test } from 'vitest'
import { policyDirectives } from '#server/security-headers.ts'

test('pictures come from our own host, the backend and the flag host, whatever else is configured', () => {
  const policy = policyDirectives({
    PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
    PUBLIC_FLAG_BASE: 'https://flags.example.com/svg/',
    PUBLIC_GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
  })
  const images = policy.find((directive) => directive.startsWith('img-src'))
  expect(images).toBe("img-src 'self' data: blob: https://project.supabase.co https://flags.example.com")
})
