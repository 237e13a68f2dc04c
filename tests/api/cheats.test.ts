import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayAt } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { printTable } from '#scripts/bench/table.ts'
import { inventedResults } from './cheats/claims.ts'
import { fullReplay, tomorrowsDaily, backFourReplay, answerReplay, pacedReplay, slowReplay } from './cheats/dailies.ts'
import { instantAnswers, delayedEcho } from './cheats/quiz.ts'
import { evenScript, fastScript, patientScript } from './cheats/ranked.ts'
import { farAccount, manyAccounts, ownGuest, secondAccount } from './cheats/rooms.ts'
import { drawDay, openWorld, placesOf, pointsOf } from './cheats/world.ts'
import { NOON, openStage, type Stage } from './stage.ts'

const SEED = 20261121

/** Cheats played by `npm test`. The last one does reach a board, so that an empty measurement fails. */
const IN_EVERY_RUN = [answerReplay, evenScript, instantAnswers, manyAccounts, patientScript]
const ALL = [
  ...[
    answerReplay,
    pacedReplay,
    fullReplay,
    backFourReplay,
    fastScript,
    evenScript,
    instantAnswers,
    delayedEcho,
    inventedResults,
    tomorrowsDaily,
  ],
  ...[ownGuest, secondAccount, manyAccounts, farAccount, slowReplay, patientScript],
]
/** `npm run bench -- cheats` plays all. */
const isBench = process.env['ALL_CHEATS'] !== undefined

let stage: Stage
const rows: string[][] = []

beforeAll(async () => {
  stage = await openStage()
  const today = dayAt(NOON)
  for (const day of isBench ? [today, addDays(today, 1), addDays(today, 2)] : [today]) await drawDay(day)
})
afterAll(async () => {
  await stage.close()
  if (isBench) printTable('Ways to cheat', ['way', 'points', 'ranks on boards', 'stays open'], rows)
})

test.each(isBench ? ALL : IN_EVERY_RUN)('$name', async ({ name, play, open, aims }) => {
  const world = openWorld(stage, randomFrom(SEED))
  const account = await play(world)
  const places = await placesOf(world, account, aims)
  const ranks = places.map(({ board, period, rank }) => `${board} ${period} ${rank}`).join(', ')
  rows.push([name, String(await pointsOf(world, account)), ranks || '0', open ?? ''])
  if (open === undefined) expect(places).toEqual([])
  else expect(places).not.toEqual([])
})
