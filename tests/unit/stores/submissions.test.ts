import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sent } from '#stores/read-submissions.ts'
import { $submissions, refreshSubmissions, sendSubmission, withdrawSubmission } from '#stores/submissions.ts'

const read = vi.hoisted(() => vi.fn<(account: string) => Promise<unknown>>())
vi.mock('#stores/read-submissions.ts', () => ({ readSubmissions: read }))

const rows = (account: string) => [{ id: account }] as unknown as Sent[]

beforeEach(() => {
  read.mockReset().mockImplementation(async (account) => rows(account))
})

describe('submissions', () => {
  test('are read for an account; the latest request wins', async () => {
    let answer = (_: Sent[]) => {}
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const early = refreshSubmissions('ada')
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
    await refreshSubmissions('ada')
    answer([])
    await early
    expect($submissions.get()).toEqual({ status: 'ready', rows: rows('ada') })
  })

  test('stay shown when reloading fails', async () => {
    await refreshSubmissions('ada')
    read.mockRejectedValue(new Error('offline'))
    await refreshSubmissions('ada')
    expect($submissions.get()).toEqual({ status: 'ready', rows: rows('ada') })
  })

  test('are never shown to the next account, even if the answer is late', async () => {
    await refreshSubmissions('ada')
    let answer = (_: Sent[]) => {}
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const late = refreshSubmissions('ada')
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    const next = refreshSubmissions('ben')
    expect($submissions.get()).toEqual({ status: 'loading' })
    await next
    answer(rows('ada'))
    await late
    expect($submissions.get()).toEqual({ status: 'ready', rows: rows('ben') })
  })

  test('report a failure if none were loaded before', async () => {
    read.mockRejectedValue(new Error('offline'))
    await refreshSubmissions('cleo')
    expect($submissions.get()).toEqual({ status: 'failed' })
  })
})

describe('sending', () => {
  function server(response: Response | Error) {
    const fetched = vi.fn<typeof fetch>(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
    )
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('sends footballer, picture and the confirmed rights', async () => {
    const fetched = server(Response.json({}, { status: 201 }))
    expect(await sendSubmission({ player: 'pele', link: 'https://example.org/a.jpg' })).toEqual({ ok: true })
    const [path, init] = fetched.mock.calls[0]!
    expect([path, Object.fromEntries(init!.body as FormData)]).toEqual([
      '/api/submissions',
      { player: 'pele', rights: 'yes', link: 'https://example.org/a.jpg' },
    ])
  })

  test.each([
    [Response.json({ code: 'submissions-full' }, { status: 409 }), 'submissions-full'],
    [Response.json({ code: 'a-new-code' }, { status: 500 }), 'offline'],
    [new Response('<html>', { status: 502 }), 'offline'],
    [new TypeError('failed to fetch'), 'offline'],
  ])('returns a refusal', async (response, code) => {
    server(response)
    expect(await withdrawSubmission('1')).toEqual({ ok: false, code })
  })
})
