import { afterEach, describe, expect, test, vi } from 'vitest'
import * as api from '#islands/admin/api.ts'

const ID = '7f0a3c1e-0000-4000-8000-000000000001'

const SUBMISSION = {
  id: ID,
  footballer: { id: 'bukayo-saka', name: 'Bukayo Saka' },
  sender: { id: ID, username: 'alba_10' },
  fileType: 'file',
  link: null,
  status: 'pending',
  reason: null,
  createdAt: '2026-11-21T12:00:00Z',
}

afterEach(() => void vi.unstubAllGlobals())

/** Answers with `body` and records the request. */
function answering(body: unknown, status = 200) {
  const asked = vi.fn(async (_address: string, _request: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

describe('requests to /api/admin', () => {
  test('a page of a list has state and cursor', async () => {
    const asked = answering({ items: [SUBMISSION], open: 1, next: ID })
    expect(await api.submissions('pending', null)).toEqual({
      ok: true,
      answer: { items: [SUBMISSION], open: 1, next: ID },
    })
    await api.submissions('rejected', ID)
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/api/admin/submissions?status=pending',
      `/api/admin/submissions?status=rejected&cursor=${ID}`,
    ])
  })

  test('a decision is JSON', async () => {
    const asked = answering({ id: ID, status: 'rejected' })
    expect((await api.decideSubmission(ID, { decision: 'reject', reason: 'too-small' })).ok).toBe(true)
    expect(asked).toHaveBeenCalledWith(`/api/admin/submissions/${ID}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"decision":"reject","reason":"too-small"}',
    })
  })

  test('a list without pages is one page', async () => {
    answering({ pools: [] })
    expect(await api.pools()).toEqual({ ok: true, answer: { items: [], next: null } })
  })
})

describe('errors', () => {
  test.each([
    ['a code of ours', { code: 'already-decided' }, 409, 'already-decided'],
    ['a code that nobody knows', { code: 'own-goal' }, 500, 'generic'],
    ['the page of an unknown path', '<!doctype html>', 404, 'not-found'],
    ['a gateway', 'Bad Gateway', 502, 'generic'],
    ['an answer of another shape', { items: [{ ...SUBMISSION, status: 'lost' }], open: 1, next: null }, 200, 'generic'],
    ['no JSON', '', 200, 'generic'],
  ])('%s', async (_what, body, status, code) => {
    answering(body, status)
    expect(await api.submissions('pending', null)).toEqual({ ok: false, code })
  })

  test('no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await api.audit(null)).toEqual({ ok: false, code: 'offline' })
  })

  test('a picture that fails to load reports why', async () => {
    const asked = answering({ code: 'link-refused' }, 422)
    expect(await api.pictureTrouble(ID)).toBe('link-refused')
    expect(asked.mock.calls[0]![0]).toBe(`/api/admin/submissions/${ID}/picture`)
  })
})
