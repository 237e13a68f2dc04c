import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

type Browser = { opens?: object; search?: string; kept?: string }

async function levelIn({ opens, search = '', kept }: Browser): Promise<string | undefined> {
  vi.resetModules()
  const dataset: Record<string, string> = opens ? { opens: JSON.stringify(opens) } : {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('location', { search })
  const { showLevel } = await import('../../../src/inline/level.ts')
  showLevel((key) => (key === 'blur-level' ? (kept ?? null) : null))
  return dataset['level']
}

const BLUR = { game: 'blur', modes: ['easy', 'hard'] }

test.each<[string, Browser, string | undefined]>([
  ['the first', { opens: BLUR }, 'easy'],
  ['the one chosen last', { opens: BLUR, kept: 'hard' }, 'hard'],
  ['the one of the address', { opens: BLUR, kept: 'hard', search: '?level=easy' }, 'easy'],
  ['no unknown level', { opens: BLUR, kept: 'x', search: '?level=__proto__' }, 'easy'],
  ['the one chosen last when the address has an unknown one', { opens: BLUR, kept: 'hard', search: '?level=' }, 'hard'],
  [
    'the page’s own, not that stored by another page',
    { opens: { game: 'pixels', modes: ['easy'] }, kept: 'hard' },
    'easy',
  ],
  ['nothing on a page that opens no run', {}, undefined],
])('a page shows the level: %s', async (_, browser, level) => expect(await levelIn(browser)).toBe(level))

test.each([
  ['true', ''],
  ['false', undefined],
  [null, undefined],
])('a game page with the stored form %s shows its text form from the first frame on', async (form, shown) => {
  vi.resetModules()
  const dataset: Record<string, string> = { opens: JSON.stringify({ game: 'stadiums', modes: ['easy', 'hard'] }) }
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('location', { search: '' })
  const { showLevel } = await import('../../../src/inline/level.ts')
  showLevel((key) => (key === 'stadiums-form' ? form : null))
  expect(dataset['form']).toBe(shown)
})
