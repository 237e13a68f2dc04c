import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fingerprint, isBuilt, markBuilt } from '#scripts/launcher/fingerprint.ts'

describe('the fingerprint of a build', () => {
  test('changes with a public value, not with a secret', () => {
    const print = fingerprint({ PUBLIC_SITE_URL: 'http://a', SUPABASE_SECRET_KEY: 'x' })
    expect(fingerprint({ PUBLIC_SITE_URL: 'http://a', SUPABASE_SECRET_KEY: 'y' })).toBe(print)
    expect(fingerprint({ PUBLIC_SITE_URL: 'http://b', SUPABASE_SECRET_KEY: 'x' })).not.toBe(print)
  })

  test('identifies a folder with that build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
    expect(isBuilt(folder, 'one')).toBe(false)
    markBuilt(folder, 'one')
    expect(isBuilt(folder, 'one')).toBe(true)
    writeFileSync(join(folder, 'fingerprint.txt'), 'two')
    expect(isBuilt(folder, 'one')).toBe(false)
  })
})
