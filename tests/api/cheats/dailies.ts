import type { RunAnswer } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import { gamesOn } from '#games/catalogue.ts'
import { aBrowser } from '../stage.ts'
import { PLAYBACKS } from './playback.ts'
import { drawDay, start, take, type Account, type Way, type World } from './world.ts'

/** More actions than any daily takes. */
const MOST_STEPS = 60
const TODAY = '2026-11-21'
/** A day that has begun east of Greenwich only. */
const TOMORROW = '2026-11-22'
const DAY_MS = 86_400_000

type View = { over: boolean }

/** Gives a daily up as a throw-away visitor, then plays the revealed answer as the account, an action every `ms`. */
async function playBack(world: World, { browser }: Account, game: GameId, date: string, ms: number): Promise<void> {
  const visitor = aBrowser()
  const asked = { game, mode: 'today', date }
  const first = await take(visitor, await start<View>(visitor, asked), { type: 'giveUp' })
  const next = PLAYBACKS[game] as (first: RunAnswer<View>, view: View) => object
  let run = await start<View>(browser, asked)
  for (let steps = 0; !run.view.over; steps++) {
    if (steps > MOST_STEPS) throw new Error(`${game} does not end`)
    world.pass(ms)
    run = await take(browser, run, next(first, run.view))
  }
}

async function playBackAll(world: World, games: readonly GameId[], dates: readonly string[], ms: number) {
  const account = await world.account()
  for (const date of dates) for (const game of games) await playBack(world, account, game, date, ms)
  return account
}

export const answerReplay: Way = {
  name: 'a daily given up by a visitor, played back in 5 ms',
  play: (world) => playBackAll(world, ['wordle'], [TODAY], 5),
}

export const pacedReplay: Way = {
  name: 'the same, 700 ms an action',
  play: (world) => playBackAll(world, ['higherlower'], [TODAY], 700),
}

export const fullReplay: Way = {
  name: 'the same with all dailies of two dates',
  play: (world) =>
    playBackAll(
      world,
      gamesOn(TODAY).map(({ id }) => id),
      [TODAY, TOMORROW],
      700,
    ),
}

export const backFourReplay: Way = {
  name: 'a board of Back four given up by a visitor, played back in 9 s',
  async play(world) {
    const date = '2026-11-27'
    world.pass(6 * DAY_MS)
    await drawDay(date)
    return playBackAll(world, ['back-four'], [date], 2_900)
  },
}

export const tomorrowsDaily: Way = {
  name: "tomorrow's daily on the boards of today, and of this week on a Sunday",
  aims: ['day', 'week'],
  async play(world) {
    world.pass(DAY_MS)
    return playBackAll(world, ['wordle'], ['2026-11-23'], 60_000)
  },
}

export const slowReplay: Way = {
  name: 'a daily given up by a visitor, played back after a minute',
  open: 'dailies need no account',
  play: (world) => playBackAll(world, ['wordle'], [TODAY], 60_000),
}
