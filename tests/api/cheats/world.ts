import { vi } from 'vitest'
import { BOARD_IDS, type BoardId, type OwnStanding } from '#contracts/boards.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Day } from '#core/days.ts'
import { PERIODS, type PeriodKind } from '#core/periods.ts'
import type { Random } from '#core/random.ts'
import { gamesOn } from '#games/catalogue.ts'
import { GET as own } from '#pages/api/table/own.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as createUser } from '#pages/users.ts'
import { puzzleOf } from '#server/runs/daily.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { aBrowser, NOON, type Browser, type Player, type Stage } from '../stage.ts'

export type Account = { player: Player; browser: Browser }

/** The means of a cheat: the site, its own clock, and any number of accounts. */
export type World = {
  stage: Stage
  random: Random
  now(): number
  pass(ms: number): void
  account(): Promise<Account>
}

/** A way to cheat; `play` returns the account that should gain from it. */
export type Way = {
  name: string
  play(world: World): Promise<Account>
  /** Why docs/security.md accepts it; absent: it must reach no board. */
  open?: string
  /** Periods whose boards it tries to reach; absent: all. */
  aims?: readonly PeriodKind[]
}

/** Draws all dailies of a day beforehand, as upkeep does: the end of a run needs the list of the day's dailies. */
export async function drawDay(day: Day): Promise<void> {
  for (const { id } of gamesOn(day)) await puzzleOf(id, RUN_GAMES[id], day)
}

let accounts = 0

export function openWorld(stage: Stage, random: Random): World {
  let now = NOON
  vi.setSystemTime(now)
  return {
    stage,
    random,
    now: () => now,
    pass: (ms) => void vi.setSystemTime((now += ms)),
    async account() {
      const player = await stage.player(`cheat${++accounts}`)
      const browser = aBrowser(player)
      await browser.send(createUser, 'POST', '/users', { user_id: player.id })
      return { player, browser }
    },
  }
}

type Asked = { game: string; mode: string; date?: string }

export async function start<View>(browser: Browser, asked: Asked): Promise<RunAnswer<View>> {
  const { status, body, text } = await browser.send<RunAnswer<View>>(begin, 'POST', '/api/runs', asked)
  if (status > 201) throw new Error(`${asked.game} did not start: ${text}`)
  return body
}

export async function take<View>(browser: Browser, { runId, n }: RunAnswer<View>, action: object) {
  const { status, body, text } = await browser.send<RunAnswer<View>>(step, 'POST', `/api/runs/${runId}`, {
    n: n + 1,
    action,
  })
  if (status !== 200) throw new Error(`${JSON.stringify(action)} was refused: ${text}`)
  return body
}

export async function pointsOf({ stage }: World, { player }: Account): Promise<number> {
  const { data } = await stage.service.from('user_infos').select('points').eq('user_id', player.id).single()
  return (data as { points: number }).points
}

type Place = { board: BoardId; period: PeriodKind; rank: number }

/** Current boards on which an account is listed. */
export async function placesOf({ stage }: World, { browser }: Account, periods = PERIODS as readonly PeriodKind[]) {
  await stage.fold()
  const places: Place[] = []
  for (const board of BOARD_IDS)
    for (const period of periods) {
      const { status, body } = await browser.send<OwnStanding>(
        own,
        'GET',
        `/api/table/own?board=${board}&period=${period}`,
      )
      if (status !== 200) throw new Error(`The board ${board} was answered with ${status}`)
      if (body.standing) places.push({ board, period, rank: body.standing.rank })
    }
  return places
}
