import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { readLeagueCode, type League, type OwnLeagues } from '#contracts/leagues.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { KeptHonours } from '#contracts/honours.ts'
import type { Statistics } from '#contracts/results.ts'
import { dayAt } from '#core/days.ts'
import { cupOf, tableOf } from '#core/league.ts'
import { earnedIn, honoursOf } from '#games/honours.ts'
import { POST as keepHonours } from '#pages/api/honours.ts'
import { POST as erase } from '#pages/api/account/delete.ts'
import { POST as join } from '#pages/api/leagues/join.ts'
import { POST as leave } from '#pages/api/leagues/leave.ts'
import { GET as list, POST as found } from '#pages/api/leagues/index.ts'
import { POST as read } from '#pages/api/leagues/read.ts'
import { POST as report } from '#pages/api/leagues/report.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as save } from '#pages/users.ts'
import { aBrowser, openStage, PASSWORD, usedOn, type Browser, type Stage } from './stage.ts'

const DAY_MS = 86_400_000
/** Noon of a Monday. */
const MONDAY = Date.parse('2026-11-23T12:00:00Z')
const isoDay = (now: number) => new Date(now).toISOString().slice(0, 10)

let stage: Stage

beforeAll(async () => {
  stage = await openStage(MONDAY)
})
beforeEach(() => void vi.setSystemTime(MONDAY))
afterAll(() => stage.close())

type Made = { code: string } & ErrorAnswer
const foundLeague = (browser: Browser, name = 'The lads', player = 'Ada') =>
  browser.send<Made>(found, 'POST', '/api/leagues', { name, player, kit: 'plain-red-white' })
const joinLeague = (browser: Browser, code: string, player: string) =>
  browser.send<Made>(join, 'POST', '/api/leagues/join', { code, player, kit: null })
const readLeague = (browser: Browser, code: string) =>
  browser.send<League & ErrorAnswer>(read, 'POST', '/api/leagues/read', { code })
const leaveLeague = (browser: Browser, code: string, seat: number | null = null) =>
  browser.send<ErrorAnswer>(leave, 'POST', '/api/leagues/leave', { code, seat })

/** Plays the Wordle of the clock's day after `misses` wrong guesses; returns its points. */
async function plays(browser: Browser, misses: number, now: number): Promise<number> {
  const date = isoDay(now)
  const day = date.replaceAll('-0', '-')
  const begun = await browser.send<RunAnswer<unknown>>(begin, 'POST', '/api/runs', {
    ...{ game: 'wordle', mode: 'today', date: day },
  })
  const [answer] = await usedOn(stage, 'wordle', date)
  const wrong = ['kylian-mbappe', 'lionel-messi', 'zinedine-zidane', 'cristiano-ronaldo'].filter((id) => id !== answer)
  const guesses = [...wrong.slice(0, misses), answer!]
  let last = begun.body
  for (const [at, player] of guesses.entries()) {
    // A plausible pace: faster runs are held back from tables.
    vi.setSystemTime(Date.now() + 20_000)
    const taken = await browser.send<RunAnswer<unknown>>(step, 'POST', `/api/runs/${last.runId}`, {
      ...{ n: at + 1, action: { type: 'guess', player } },
    })
    expect(taken.status).toBe(200)
    last = taken.body
  }
  return last.end!.result.points
}

async function anAccount(name: string, cookies?: Browser['cookies']) {
  const player = await stage.player(name.toLowerCase(), name)
  const browser = aBrowser({ token: player.token, ...(cookies && { cookies }) })
  const saved = await browser.send(save, 'POST', '/users', { user_id: player.id, username: name })
  expect(saved.status).toBeLessThan(300)
  return browser
}

/** The account's browser with a fresh session: one lasts an hour of the clock. */
async function signedIn(name: string): Promise<Browser> {
  const { auth } = createClient(stage.url, process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']!, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await auth.signInWithPassword({
    email: `${name.toLowerCase()}@example.test`,
    password: PASSWORD,
  })
  if (error) throw error
  return aBrowser({ token: data.session.access_token })
}

/** Keeps the honours of an account by its newest results, and compares them with a recount of all its results. */
async function keepsHonours(browser: Browser, name: string) {
  const { body } = await browser.send<KeptHonours>(keepHonours, 'POST', '/api/honours', {})
  const { data } = await stage.service.from('user_infos').select('statistics').eq('username', name).single()
  const { statistics } = data as { statistics: Statistics }
  const recount = earnedIn(honoursOf({ statistics, outside: body.outside, today: dayAt(Date.now()) }))
  // Other honours have no own date.
  const dated = (honours: object) => Object.entries(honours).filter(([id]) => !id.startsWith('friends:'))
  expect(Object.fromEntries(dated(body.earned))).toEqual(Object.fromEntries(dated(recount)))
  expect(body.earned).toHaveProperty('friends:league')
}

describe('a league', () => {
  test('is founded and read by its secret code', async () => {
    const ada = aBrowser()
    const made = await foundLeague(ada)
    expect([made.status, readLeagueCode(`#${made.body.code}`)]).toEqual([201, made.body.code])
    const { status, body, headers } = await readLeague(aBrowser(), made.body.code)
    expect([status, body.name, body.you, headers.get('cache-control')]).toEqual([200, 'The lads', null, 'no-store'])
    expect((await readLeague(ada, made.body.code)).body.you).toBe(1)
    expect((await ada.send<OwnLeagues>(list, 'GET', '/api/leagues')).body.leagues).toEqual([
      { code: made.body.code, name: 'The lads', seats: 1 },
    ])
    const guess = await readLeague(ada, 'CCCCDDDDFFFFGGGG')
    expect([guess.status, guess.body.code]).toEqual([404, 'unknown-league'])
  })

  test('sets no visitor cookie for a reader', async () => {
    const reader = aBrowser()
    const { body } = await foundLeague(aBrowser())
    await readLeague(reader, body.code)
    expect(reader.cookies.size).toBe(0)
  })

  test("rejects names that accounts reject, and look-alikes of a member's name", async () => {
    const ada = aBrowser()
    expect((await foundLeague(ada, 'Fuck them')).body.code).toBe('username-refused')
    expect((await foundLeague(ada, 'The lads', '<b>')).body.code).toBe('username-invalid')
    const { code } = (await foundLeague(ada)).body
    expect((await joinLeague(aBrowser(), code, 'Admin')).body.code).toBe('username-refused')
    expect((await joinLeague(aBrowser(), code, 'ADA')).body.code).toBe('username-taken')
  })

  test('has room for 22, and one person for ten leagues', async () => {
    const ada = aBrowser()
    const { code } = (await foundLeague(ada)).body
    for (let friend = 2; friend <= 22; friend++) {
      expect((await joinLeague(aBrowser(), code, `Friend ${friend}`)).status).toBe(200)
    }
    expect((await joinLeague(aBrowser(), code, 'Friend 23')).body.code).toBe('league-full')
    for (let more = 2; more <= 10; more++) expect((await foundLeague(ada)).status).toBe(201)
    expect((await foundLeague(ada)).body.code).toBe('leagues-full')
  })

  test('lets members leave, and its founder remove one', async () => {
    const [ada, ben, cleo] = [aBrowser(), aBrowser(), aBrowser()]
    const { code } = (await foundLeague(ada)).body
    await joinLeague(ben, code, 'Ben')
    await joinLeague(cleo, code, 'Cleo')
    expect((await leaveLeague(ben, code, 1)).status).toBe(404)
    expect((await leaveLeague(aBrowser(), code)).status).toBe(404)
    expect((await leaveLeague(ada, code, 2)).status).toBe(200)
    expect((await leaveLeague(ada, code)).status).toBe(200)
    const { seats } = (await readLeague(cleo, code)).body
    expect(seats.map(({ name, founder }) => [name, founder])).toEqual([['Cleo', true]])
    await leaveLeague(cleo, code)
    expect((await readLeague(cleo, code)).status).toBe(404)
  })

  test('accepts a report of a name from anybody with the code', async () => {
    const { code } = (await foundLeague(aBrowser())).body
    const send = (of: string) =>
      aBrowser().send<ErrorAnswer>(report, 'POST', '/api/leagues/report', { code: of, seat: 1 })
    expect((await send(code)).status).toBe(202)
    expect((await send('CCCCDDDDFFFFGGGG')).status).toBe(404)
  })

  test('rate-limits guesses of its code', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '0.05')
    const guess = (letter: string) => readLeague(aBrowser({ address: '198.51.100.7' }), letter.repeat(16))
    const statuses = []
    for (const letter of 'CDFGHJK') statuses.push((await guess(letter)).status)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429])
  })
})

describe.each([2, 5])('a week of %i friends', (size) => {
  test('has a table and a cup that agree with a recount', { timeout: 120_000 }, async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eva'].slice(0, size)
    const browsers: Browser[] = []
    const accounts = new Set<number>()
    const renewSessions = async () => {
      for (const at of accounts) browsers[at] = await signedIn(`${names[at]}${size}`)
    }
    for (const [at, name] of names.entries()) {
      browsers.push(at % 2 === 0 ? aBrowser() : await anAccount(`${name}${size}`))
      if (at % 2 === 1) accounts.add(at)
    }
    const { code } = (await foundLeague(browsers[0]!)).body
    for (const [at, browser] of browsers.entries()) if (at > 0) await joinLeague(browser, code, names[at]!)

    const recount = new Map<number, Record<string, number>>(names.map((_, at) => [at + 1, {}]))
    const misses = (at: number, day: number) => (at * 3 + day * (at + 1)) % 4
    for (let day = 0; day < 7; day++) {
      const now = MONDAY + day * DAY_MS
      vi.setSystemTime(now)
      await renewSessions()
      for (const [at, browser] of browsers.entries()) {
        // The last friend sits out the weekend.
        if (at === size - 1 && day > 4) continue
        recount.get(at + 1)![isoDay(now)] = await plays(browser, misses(at, day), now)
      }
      for (const at of accounts) await keepsHonours(browsers[at]!, `${names[at]}${size}`)
      if (day === 3) {
        // The first friend signs up in the middle of the week: seat and points move along.
        browsers[0] = await anAccount(`${names[0]}${size}`, browsers[0]!.cookies)
        accounts.add(0)
      }
    }
    const scored = [...recount].map(([seat, days]) => ({ seat, days, games: {} }))
    const seats = names.map((_, at) => at + 1)
    for (const browser of browsers) {
      const { body } = await readLeague(browser, code)
      expect(
        tableOf(
          body.seats.map(({ seat }) => seat),
          body.week,
          body.monday,
        ),
      ).toEqual(tableOf(seats, scored, isoDay(MONDAY)))
    }

    vi.setSystemTime(MONDAY + 7 * DAY_MS)
    await renewSessions()
    const after = (await readLeague(browsers[0]!, code)).body
    expect([after.monday, after.week]).toEqual([isoDay(MONDAY + 7 * DAY_MS), []])
    expect(cupOf(after.last)).toEqual(cupOf(scored))
    vi.setSystemTime(MONDAY + 14 * DAY_MS)
    await renewSessions()
    const later = (await readLeague(browsers[0]!, code)).body
    expect(later.cups).toEqual([{ week: isoDay(MONDAY), ...cupOf(scored)! }])

    // One member leaves and one deletes the account: their rows are removed, the others stay.
    vi.setSystemTime(MONDAY + 7 * DAY_MS)
    await renewSessions()
    const gone = [1]
    if (size > 2) {
      await leaveLeague(browsers[2]!, code)
      gone.push(2)
    }
    expect((await browsers[1]!.send(erase, 'POST', '/api/account/delete', { password: PASSWORD })).status).toBe(200)
    const rest = (await readLeague(browsers[0]!, code)).body
    expect(rest.seats.map(({ seat }) => seat)).toEqual(seats.filter((seat) => !gone.includes(seat - 1)))
    expect(JSON.stringify(rest)).not.toContain('"Ben"')
  })
})
