import { describe, expect, test } from 'vitest'
import { isInstalled, runsTypeScript, tooOld } from '#scripts/launcher/requirements.mjs'

describe('the Node of a script', () => {
  test.each(['v12.22.0', 'v18.20.4'])('%s is too old and gives one message', (version) => {
    expect(tooOld(version)).toMatch(/^Node 20 or later is needed; this is v1\d\.\d+\.\d\./)
  })

  test.each(['v20.0.0', 'v24.21.0'])('%s can install the packages', (version) => {
    expect(tooOld(version)).toBeNull()
  })

  test.each([
    ['v20.20.2', false],
    ['v22.17.9', false],
    ['v22.18.0', true],
    ['v24.21.0', true],
  ])('%s runs TypeScript: %s', (version, runs) => {
    expect(runsTypeScript(version)).toBe(runs)
  })
})

describe('installed packages', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/astro': { version: '7.3.4' },
      'node_modules/other-machine': { version: '1.0.0', optional: true },
    },
  }

  test('are valid when every required one has its version', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/astro': { version: '7.3.4' } } })).toBe(true)
  })

  test.each([
    ['nothing is installed', null],
    ['one is missing', { packages: {} }],
    ['one is of another version', { packages: { 'node_modules/astro': { version: '7.3.3' } } }],
  ])('are invalid when %s', (_, present) => {
    expect(isInstalled(wanted, present)).toBe(false)
  })
})
