import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Decided, NamePage, NotePage, ReportPage } from '#contracts/admin.ts'
import type { AuditPage, Pools, ShownPicture, ShownPictures } from '#contracts/admin-desk.ts'
import { GAME_IDS } from '#core/games.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { plainPicture } from '#tests/support/pixels.ts'
import { fetchPicture } from '../pictures.ts'
import { NOON, openStage, type Player, type Stage } from '../stage.ts'
import { anAdmin, ask, refusal, signedInAs, bodyOf } from './back-office.ts'

const [DRAWN, OTHER] = [...PORTRAITS] as [string, string]
const WITHOUT_DRAWING = FOOTBALLERS.find(({ id }) => !PORTRAITS.has(id))!.id

let stage: Stage
let admin: Player
let clock = NOON

beforeAll(async () => {
  stage = await openStage()
  const footballers = [DRAWN, OTHER, WITHOUT_DRAWING].map((id) => ({ id, fullname: `Named ${id}` }))
  await stage.service.rpc('fill_players', { footballers })
  admin = await anAdmin(stage)
})
afterAll(() => stage.close())

/** Advances the clock, so that entries have different times. */
const advance = (ms = 1000) => void vi.setSystemTime((clock += ms))
const read = <Answer>(path: string) => bodyOf<Answer>(ask(admin, 'GET', `/api/admin/${path}`))
const decide = (path: string, body: object) => ask(admin, 'POST', `/api/admin/${path}`, { body })

async function aReport(about: string, field = 'club', note = ''): Promise<string> {
  advance()
  const report = { account: null, visitor_hash: null, reported_by: 'somebody', on_date: '2026-11-21', of_run: null }
  const values = {
    ...report,
    of_game: 'wordle',
    of_kind: 'footballer',
    of_about: about,
    of_field: field,
    with_note: note,
  }
  const { data, error } = await stage.service.rpc('add_report', values)
  if (error) throw error
  return (data as { id: string }).id
}

describe('reports of wrong facts', () => {
  test('are listed oldest first, decided once, and stored with the decision', async () => {
    const first = await aReport(DRAWN, 'club', 'He left in August')
    const second = await aReport('not-published-yet', 'age')
    const { items, open, next } = await read<ReportPage>('reports')
    expect([open, next]).toEqual([2, null])
    expect(items).toMatchObject([
      {
        id: first,
        about: { kind: 'footballer', id: DRAWN, name: `Named ${DRAWN}` },
        game: 'wordle',
        field: 'club',
        note: 'He left in August',
        status: 'open',
        reason: null,
      },
      { id: second, about: { id: 'not-published-yet', name: 'not-published-yet' }, note: '' },
    ])
    const accepted = decide(`reports/${first}`, { decision: 'accept', reason: '  Corrected in the sheet ' })
    expect(await bodyOf<Decided>(accepted)).toEqual({ id: first, status: 'accepted' })
    expect(await bodyOf<Decided>(decide(`reports/${second}`, { decision: 'refuse', reason: '' }))).toMatchObject({
      status: 'refused',
    })
    expect(await refusal(decide(`reports/${first}`, { decision: 'refuse', reason: 'x' }))).toEqual([
      409,
      'already-decided',
    ])
    expect((await read<ReportPage>('reports?status=accepted')).items).toMatchObject([
      { id: first, status: 'accepted', reason: 'Corrected in the sheet' },
    ])
    expect((await read<ReportPage>('reports')).items).toEqual([])
    expect((await read<AuditPage>('audit')).items.slice(0, 2)).toMatchObject([
      { action: 'refuse-report', target: 'not-published-yet age', detail: null },
      { action: 'accept-report', target: `${DRAWN} club`, detail: 'Corrected in the sheet' },
    ])
  })

  test('come in pages of twenty', async () => {
    const ids: string[] = []
    for (let at = 0; at < 21; at++) ids.push(await aReport(`footballer-${at}`))
    const first = await read<ReportPage>('reports?status=open')
    expect([first.items.map(({ id }) => id), first.open, first.next]).toEqual([ids.slice(0, 20), 21, ids[19]])
    const second = await read<ReportPage>(`reports?cursor=${first.next}`)
    expect([second.items.map(({ id }) => id), second.next]).toEqual([ids.slice(20), null])
  })

  test.each([
    ['no reason', { decision: 'accept' }, 422, 'bad-request'],
    ['too many words', { decision: 'accept', reason: 'x'.repeat(501) }, 422, 'bad-request'],
    ['another decision', { decision: 'delete', reason: '' }, 422, 'bad-request'],
  ])('are not decided with %s', async (_, body, status, code) => {
    expect(await refusal(decide(`reports/${await aReport(OTHER)}`, body))).toEqual([status, code])
  })

  test('give a 404 when missing', async () => {
    for (const id of [randomUUID(), 'x']) {
      expect(await refusal(decide(`reports/${id}`, { decision: 'refuse', reason: '' }))).toEqual([404, 'not-found'])
    }
  })
})

describe('notes of the contact form', () => {
  const aNote = async (key: string, doubtful = false) => {
    advance()
    const values = { account: null, with_key: key, with_token: key, of_topic: 'data', of_about: 'Zidane', doubtful }
    const rest = {
      with_body: `<b>${key}</b>`,
      with_email: null,
      on_page: '/age',
      by_browser: 'A browser',
      in_locale: 'fr',
    }
    const { data } = await stage.service.rpc('add_contact_note', { ...values, ...rest })
    return (data as { number: number }).number
  }

  test('are listed oldest first, held ones by themselves, and are closed once', async () => {
    const [first, second] = [await aNote('one'), await aNote('two')]
    const held = await aNote('three', true)
    const { items, open } = await read<NotePage>('notes')
    expect([items.map(({ number }) => number), open]).toEqual([[first, second], 3])
    const { id, createdAt, ...note } = items[0]!
    expect([id, createdAt].every(Boolean)).toBe(true)
    expect(note).toEqual({
      ...{ number: first, topic: 'data', about: 'Zidane', text: '<b>one</b>', email: null, page: '/age' },
      ...{ browser: 'A browser', locale: 'fr', sender: null, status: 'open' },
    })
    expect(await bodyOf<Decided>(decide(`notes/${id}`, { decision: 'done' }))).toEqual({ id, status: 'done' })
    expect(await refusal(decide(`notes/${id}`, { decision: 'done' }))).toEqual([409, 'already-decided'])
    const waiting = await read<NotePage>('notes?status=held')
    expect([waiting.items.map(({ number }) => number), waiting.open]).toEqual([[held], 2])
    await decide(`notes/${waiting.items[0]!.id}`, { decision: 'open' })
    expect((await read<NotePage>('notes')).items.map(({ number }) => number)).toEqual([second, held])
    expect((await read<NotePage>('notes?status=done')).items).toMatchObject([{ number: first }])
    expect((await read<AuditPage>('audit')).items.slice(0, 2)).toMatchObject([
      { action: 'reopen-note', target: String(held) },
      { action: 'close-note', target: String(first) },
    ])
  })
})

describe('reported names', () => {
  const record = async (name: string) => {
    const { id } = await signedInAs(stage, name)
    const fields = { username: name, photo_url: null, preferences: {}, locales: '', opt_in: true }
    const rest = {
      visitor: null,
      progressId: null,
      change: {},
      gapsOnly: false,
      records: [],
      verified: [],
      refused: [],
    }
    const limits = { day: 300, total: 20_000, runs: 200 }
    await stage.service.rpc('save_user', { request: { account: id, create: fields, limits, ...rest } })
    return id
  }
  const report = async (named: string, by: string) => {
    advance()
    await stage.service.rpc('add_name_report', { named, reported_by: by, on_date: '2026-11-21' })
  }
  const nameOf = async (id: string) => {
    const { data } = await stage.service.from('user_infos').select('username').eq('user_id', id).single()
    return (data as { username: string }).username
  }

  test('are removed or kept, once for all reporters', async () => {
    const [rude, fine] = [await record('Rudeboy'), await record('Fineboy')]
    for (const by of ['one', 'two']) await report('rudeBOY', by)
    await report('Fineboy', 'one')
    await report('A guest', 'one')
    const { items, open } = await read<NamePage>('names')
    expect([open, items]).toMatchObject([
      3,
      [
        { account: { id: rude, username: 'Rudeboy' }, reports: 2, status: 'open' },
        { username: 'Fineboy', account: { id: fine }, reports: 1 },
        { username: 'A guest', account: null, reports: 1 },
      ],
    ])
    const [first, second, third] = items.map(({ id }) => `names/${id}`)
    expect(await bodyOf<Decided>(decide(first!, { decision: 'rename' }))).toMatchObject({ status: 'renamed' })
    expect(await bodyOf<Decided>(decide(second!, { decision: 'refuse' }))).toMatchObject({ status: 'refused' })
    expect(await refusal(decide(third!, { decision: 'rename' }))).toEqual([409, 'already-decided'])
    expect(await bodyOf<Decided>(decide(third!, { decision: 'refuse' }))).toMatchObject({ status: 'refused' })
    expect(await refusal(decide(first!, { decision: 'refuse' }))).toEqual([409, 'already-decided'])
    expect([await nameOf(rude), await nameOf(fine)]).toEqual([expect.stringMatching(/^Player\d+$/), 'Fineboy'])
    expect((await read<NamePage>('names')).items).toEqual([])
    expect((await read<NamePage>('names?status=renamed')).items).toMatchObject([{ reports: 2, account: null }])
  })

  test('give a 404 when missing', async () => {
    expect(await refusal(decide(`names/${randomUUID()}`, { decision: 'refuse' }))).toEqual([404, 'not-found'])
    expect(await refusal(decide(`names/${randomUUID()}`, { decision: 'ban' }))).toEqual([422, 'bad-request'])
  })
})

describe('pictures', () => {
  const hide = (footballer: string, takenDown: string | null) => decide(`pictures/${footballer}`, { takenDown })
  const statusOf = async (footballer: string) => {
    advance(60_000)
    return (await fetchPicture(`/img/portrait/${footballer}.webp`)).status
  }

  test('are hidden and shown again in the games', async () => {
    expect(await statusOf(DRAWN)).toBe(200)
    const hidden = { author: null, licence: null, takenDown: 'everything' }
    expect(await bodyOf<ShownPicture>(hide(DRAWN, 'everything'))).toMatchObject({
      ...hidden,
      footballer: { id: DRAWN },
    })
    expect((await read<ShownPictures>('pictures')).items).toMatchObject([hidden])
    expect(await statusOf(DRAWN)).toBe(404)
    expect(await bodyOf<ShownPicture>(hide(DRAWN, null))).toMatchObject({ author: null, takenDown: null })
    expect(await statusOf(DRAWN)).toBe(200)
    expect((await read<ShownPictures>('pictures')).items).toEqual([])
  })

  test('are purged from the edge cache when hidden, and cached there only where purging works', async () => {
    const cacheOf = async () => {
      const { headers } = await fetchPicture(`/img/portrait/${DRAWN}.webp`)
      return [headers.get('vercel-cdn-cache-control'), headers.get('vercel-cache-tag')]
    }
    expect(await cacheOf()).toEqual([null, null])
    const deleted = vi.fn(() => Promise.resolve())
    vi.stubGlobal(Symbol.for('@vercel/request-context') as unknown as string, {
      get: () => ({ purge: { dangerouslyDeleteByTag: deleted } }),
    })
    expect(await cacheOf()).toEqual(['max-age=3600', `portrait-${DRAWN},portraits`])
    await bodyOf<ShownPicture>(hide(DRAWN, 'everything'))
    expect(deleted).toHaveBeenCalledWith([`portrait-${DRAWN}`])
    deleted.mockRejectedValueOnce(new Error('no edge'))
    expect(await bodyOf<ShownPicture>(hide(DRAWN, null))).toMatchObject({ takenDown: null })
    vi.unstubAllGlobals()
    advance(60_000)
  })

  test('by other authors are listed by name with author and licence, and can be replaced by the drawing', async () => {
    const bytes = (await plainPicture('#FF0000')).toString('base64')
    const credit = { author: 'A. Painter', licence: 'CC BY 4.0', source: 'https://example.org/1' }
    const pictures = [DRAWN, WITHOUT_DRAWING].map((player) => ({ player, bytes, ...credit }))
    await stage.service.rpc('fill_player_pictures', { pictures })
    const { items } = await read<ShownPictures>('pictures')
    const names = items.map(({ footballer }) => footballer.name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
    expect(items[0]).toMatchObject({ author: 'A. Painter', licence: 'CC BY 4.0', takenDown: null })
    await bodyOf(hide(WITHOUT_DRAWING, 'replacement'))
    expect(await statusOf(WITHOUT_DRAWING)).toBe(404)
    await bodyOf(hide(DRAWN, 'replacement'))
    expect(await statusOf(DRAWN)).toBe(200)
  })

  test('that do not exist cannot be hidden', async () => {
    expect(await refusal(hide(OTHER, 'replacement'))).toEqual([404, 'not-found'])
    expect(await refusal(hide(OTHER, null))).toEqual([404, 'not-found'])
    expect(await refusal(hide('nobody-at-all', 'everything'))).toEqual([422, 'unknown-player'])
    expect(await refusal(hide('kylian-mbappe', 'everything'))).toEqual([422, 'unknown-player'])
    expect(await refusal(hide(OTHER, 'everywhere'))).toEqual([422, 'bad-request'])
  })

  test('are counted in the pools', async () => {
    const faces = async () => {
      advance(60_000)
      const { pools } = await read<Pools>('pools')
      return pools.find(({ game, items, part }) => game === 'pixels' && items === 'faces' && part === null)!
    }
    const before = await faces()
    expect(before).toMatchObject({ open: true, reason: null })
    await bodyOf(hide(OTHER, 'everything'))
    expect((await faces()).size).toBe(before.size - 1)
  })
})

describe('the audit log', () => {
  test('comes in pages of thirty, newest first', async () => {
    for (let at = 0; at < 16; at++)
      for (const what of ['everything', null]) await bodyOf(decide(`pictures/${OTHER}`, { takenDown: what }))
    const first = await read<AuditPage>('audit')
    const ids = first.items.map(({ id }) => id)
    expect([ids.length, ids]).toEqual([30, ids.toSorted((one, other) => other - one)])
    const second = await read<AuditPage>(`audit?cursor=${first.next}`)
    expect(second.items[0]!.id).toBe(ids.at(-1)! - 1)
    expect(second.items.at(-1)).toMatchObject({ admin: null, action: 'make-admin', detail: admin.id })
  })

  test.each(['?cursor=x', '?cursor=-1', '?cursor=', '?from=1'])('rejects %s', async (query) => {
    expect(await refusal(ask(admin, 'GET', `/api/admin/audit${query}`))).toEqual([422, 'bad-request'])
  })
})

describe('pools', () => {
  test('cover every game, with the reason for a closed one', async () => {
    const { pools } = await read<Pools>('pools')
    expect(new Set(pools.map(({ game }) => game))).toEqual(new Set(GAME_IDS))
    for (const { open, reason, size, least } of pools)
      expect([open, reason === null]).toEqual([size >= least, size >= least])
  })
})
