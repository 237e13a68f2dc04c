import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $appError, raiseAppError } from '#stores/app-error.ts'

describe('the app error', () => {
  const log = vi.fn<typeof console.error>()

  beforeEach(() => {
    $appError.set(null)
    log.mockReset()
    vi.stubGlobal('console', { ...console, error: log })
    vi.stubGlobal('location', { pathname: '/wordle/solo' })
    vi.stubGlobal('document', { body: { dataset: { build: 'seventh' } } })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is logged and stored with page and build', () => {
    const error = new TypeError('offside')
    raiseAppError(error)
    expect(log).toHaveBeenCalledWith(error)
    const { message, stack, path, build } = $appError.get()!
    expect({ message, stack, path, build }).toEqual({
      message: 'offside',
      stack: error.stack,
      path: '/wordle/solo',
      build: 'seventh',
    })
  })

  test('is the last one thrown, of any type', () => {
    raiseAppError(new Error('first'))
    raiseAppError('no error at all')
    expect($appError.get()).toMatchObject({ message: 'no error at all', stack: null })
  })
})
