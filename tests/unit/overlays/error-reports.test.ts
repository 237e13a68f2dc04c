import { beforeEach, describe, expect, test, vi } from 'vitest'

const sendReport = vi.fn<(error: { message: string; name?: string }) => void>()
vi.mock('#overlays/error-reporter.ts', () => ({ sendReport }))
vi.mock('#stores/trace.ts', () => ({ startTracing: () => {} }))

describe('error reports', () => {
  let onRejection: (event: { reason: unknown }) => void
  const listens = vi.fn<(type: string, listener: typeof onRejection) => void>()
  let storage: Record<string, string>

  beforeEach(() => {
    vi.resetModules()
    sendReport.mockReset()
    onRejection = () => {}
    listens.mockReset()
    storage = {}
    vi.stubEnv('REPORT_SAMPLE', '1')
    vi.stubEnv('REPORTS_TO', 'https://key@errors.example/1')
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal('localStorage', { getItem: (key: string) => storage[key] ?? null })
    vi.stubGlobal('location', { pathname: '/wordle/solo' })
    vi.stubGlobal('document', { body: { dataset: {} } })
    vi.stubGlobal('addEventListener', listens)
    listens.mockImplementation((_, listener) => void (onRejection = listener))
    return () => void vi.unstubAllEnvs()
  })

  const start = async () => (await import('#overlays/error-reports.ts')).startErrorReports()
  const settled = async () => vi.dynamicImportSettled()
  const messages = () => sendReport.mock.calls.map(([{ message }]) => message)

  test('are sent for uncaught errors and rejections', async () => {
    await start()
    const { $appError } = await import('#stores/app-error.ts')
    $appError.set({ name: 'TypeError', message: 'thrown', stack: null, path: '/', build: '', at: 0 })
    onRejection({ reason: new RangeError('rejected') })
    await settled()
    expect(sendReport.mock.calls.map(([{ name, message }]) => [name, message])).toEqual([
      ['TypeError', 'thrown'],
      ['RangeError', 'rejected'],
    ])
  })

  test('are at most five per page, one for each error', async () => {
    await start()
    for (const message of ['1', '1', '2', '3', '4', '5', '6']) onRejection({ reason: message })
    await settled()
    expect(new Set(messages())).toEqual(new Set(['1', '2', '3', '4', '5']))
    expect(messages().length).toBeLessThanOrEqual(5)
  })

  test.each([
    new TypeError('Failed to fetch'),
    new DOMException('The operation timed out', 'TimeoutError'),
    Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/x.js:1:1' }),
    'ResizeObserver loop completed with undelivered notifications.',
    new TypeError('Failed to fetch dynamically imported module: /_astro/x.js'),
  ])('are not sent for noise: %s', async (reason) => {
    await start()
    onRejection({ reason })
    await settled()
    expect(messages()).toEqual([])
  })

  test('are not sent after an objection, nor outside the sample', async () => {
    storage['consent'] = '{"reports":false}'
    await start()
    storage = {}
    vi.stubEnv('REPORT_SAMPLE', '0')
    await start()
    expect(listens).not.toHaveBeenCalled()
    await settled()
    expect(messages()).toEqual([])
  })
})
