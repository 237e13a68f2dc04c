import { globSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadedWith, resolveName } from '#tests/support/imports.ts'

const pages = globSync('src/pages/**/*.astro').flatMap((page) => {
  const source = readFileSync(page, 'utf8')
  const islands = [...source.matchAll(/<(\w+)\s[^<]*?\bclient:/g)].map((match) => match[1]!)
  const files = islands.map((name) => new RegExp(`import ${name} from '(.+)'`).exec(source)![1]!)
  return files.map((file) => ({ page, source, island: resolveName(page, file) }))
})

describe('a page with an island', () => {
  test.each(pages)(
    '$page listens for errors before its scripts load, and contains the error card',
    ({ source, island }) => {
      expect(loadedWith(island)).toContain('src/overlays/app-error.ts')
      // Pages of games get it from their frame.
      expect(source).toMatch(/<AppError |<(Game|Duel)Page\b|frame="play"|frame=\{challenge \? 'play'/)
    },
  )

  test('is found in the source', () => {
    expect(pages.length).toBeGreaterThan(30)
  })
})

describe('an uncaught error', () => {
  const island = (children: number) => ({ childElementCount: children, append: vi.fn(), querySelector: () => null })
  const broken = island(0)
  const whole = island(1)
  let onError: (event: { error?: unknown }) => void

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    vi.clearAllMocks()
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal('window', {})
    vi.stubGlobal('location', { pathname: '/' })
    vi.stubGlobal('addEventListener', (_: string, listener: typeof onError) => void (onError = listener))
    vi.stubGlobal('document', {
      body: { dataset: {} },
      querySelector: () => ({ content: { cloneNode: () => 'the card' } }),
      querySelectorAll: () => [broken, whole],
    })
    await import('#overlays/app-error.ts')
    return () => void vi.useRealTimers()
  })

  test('becomes the app error', async () => {
    const { $appError } = await import('#stores/app-error.ts')
    onError({ error: new Error('broken on purpose') })
    expect($appError.get()?.message).toBe('broken on purpose')
  })

  test('shows the card in place of the emptied island only', () => {
    onError({ error: new Error('broken on purpose') })
    vi.runAllTimers()
    expect(broken.append.mock.calls).toEqual([['the card']])
    expect(whole.append).not.toHaveBeenCalled()
  })

  test('ignores a picture that failed to load', () => {
    onError({})
    vi.runAllTimers()
    expect(console.error).not.toHaveBeenCalled()
    expect(broken.append).not.toHaveBeenCalled()
  })
})
