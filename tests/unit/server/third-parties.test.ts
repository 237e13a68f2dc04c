import { describe, expect, test } from 'vitest'
import { policyDirectives } from '#server/security-headers.ts'
import { buildConstants, foreignSources, thirdParties } from '#server/third-parties.ts'

const TAGS = { PUBLIC_TAG_MANAGER_URL: 'https://tags.example.com/gtm.js?id=GTM-1' }
const policy = (environment: Record<string, string>) =>
  policyDirectives({}, foreignSources(thirdParties(environment))).join('; ')

describe('services of a build', () => {
  test('are none without configuration: all constants are empty, and the policy is unchanged', () => {
    expect(new Set(Object.values(buildConstants(thirdParties({}))))).toEqual(new Set(['""', '0', 'false']))
    expect(policy({})).toBe(policyDirectives({}).join('; '))
  })

  test('widen the policy by exactly the configured hosts', () => {
    const configured = policy({
      PUBLIC_ERROR_DSN: 'https://key@errors.example.com/1',
      PUBLIC_ANALYTICS_SCRIPT: '/stats/script.js',
      ...TAGS,
      PUBLIC_TAG_MANAGER_SOURCES:
        'script-src=https://*.example.net connect-src=https://c.example.net img-src=https://i.example.net',
    })
    const before = policy({})
      .replace("connect-src 'self'", "connect-src 'self' https://errors.example.com https://c.example.net")
      .replace("'self' data: blob:", "'self' data: blob: https://i.example.net")
    expect(configured).toBe(before)
  })

  test('allow scripts of the tag manager and its listed hosts only', () => {
    const { 'script-src': scripts } = foreignSources(
      thirdParties({ ...TAGS, PUBLIC_TAG_MANAGER_SOURCES: 'script-src=https://*.example.net' }),
    )
    expect(scripts).toEqual(['https://tags.example.com', 'https://*.example.net'])
  })

  test.each([
    ['PUBLIC_ANALYTICS_SCRIPT', 'https://stats.example/script.js'],
    ['PUBLIC_ANALYTICS_SCRIPT', '//stats.example/script.js'],
    ['PUBLIC_ERROR_DSN', 'errors.example/1'],
    ['PUBLIC_ERROR_DSN', 'http://key@errors.example/1'],
    ['PUBLIC_TAG_MANAGER_URL', 'http://tags.example/gtm.js'],
    ['PUBLIC_TAG_MANAGER_URL', '/gtm.js'],
  ])('reject %s=%s with a message', (name, value) => {
    expect(() => thirdParties({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`))
  })

  test.each([
    "script-src='unsafe-inline'",
    'script-src=*',
    'img-src=data:',
    'style-src=https://a.example',
    'https://a.example',
    'connect-src=http://a.example',
  ])('refuse %s among the sources of a tag manager', (sources) => {
    expect(() => thirdParties({ ...TAGS, PUBLIC_TAG_MANAGER_SOURCES: sources })).toThrow(
      /^PUBLIC_TAG_MANAGER_SOURCES takes/,
    )
  })

  test('refuse an attribute that could run code', () => {
    const script = { PUBLIC_ANALYTICS_SCRIPT: '/stats/script.js' }
    expect(() => thirdParties({ ...script, PUBLIC_ANALYTICS_ATTRIBUTES: 'onload=alert(1)' })).toThrow(/data-name=value/)
    expect(
      thirdParties({ ...script, PUBLIC_ANALYTICS_ATTRIBUTES: 'data-website-id=a-1' }).analytics?.attributes,
    ).toEqual({
      'data-website-id': 'a-1',
    })
  })

  test('change their version when an address changes, so that players are asked again', () => {
    const version = (url: string) => thirdParties({ PUBLIC_TAG_MANAGER_URL: url }).version
    expect(version('https://a.example/gtm.js')).not.toBe(version('https://b.example/gtm.js'))
  })
})
