import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SECRET_NAMES } from '#scripts/launcher/data-folder.ts'
import { BUILD_FOLDER, DATA_FOLDER } from '#tests/support/test-stack.ts'

const CLIENT = join(BUILD_FOLDER, 'client')
const TEXT = /\.(js|html|css|json|txt|xml|svg|webmanifest)$/

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
const filesWith = (word: string) => files.filter((name) => readFileSync(join(CLIENT, name), 'utf8').includes(word))
const kept = (name: string) => JSON.parse(readFileSync(join(DATA_FOLDER, name), 'utf8')) as Record<string, unknown>

describe('browser files', () => {
  test('contain the publishable key, which proves that the test looks in the right place', () => {
    expect(filesWith('sb_publishable_')).not.toEqual([])
  })

  test.each([...SECRET_NAMES, 'SUPABASE_SECRET_KEY', 'IMAGE_HOST_KEY', 'CONTACT_SMTP_URL'])(
    'do not name %s',
    (name) => {
      expect(filesWith(name)).toEqual([])
    },
  )

  test.each(['challenges.cloudflare.com', 'interaction-only'])('have no %s in a build without a CAPTCHA', (word) => {
    expect(filesWith(word)).toEqual([])
  })

  test.each(['phx_join', 'x-relay-error', 'api.iconify', 'api.unisvg', 'api.simplesvg'])(
    'have no %s: no realtime channel, no function of the backend, no icon service',
    (word) => {
      expect(filesWith(word)).toEqual([])
    },
  )

  test('contain no secret value', () => {
    const { secret, imageHost } = kept('keys.json')
    const values = [...Object.values(kept('secrets.json')), secret, imageHost].map(String)
    expect(values.every((value) => value.length > 20)).toBe(true)
    expect(values.flatMap(filesWith)).toEqual([])
  })
})
