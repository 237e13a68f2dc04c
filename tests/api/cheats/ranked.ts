import type { View } from '#games/higherlower/rules/engine.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { start, take, type Account, type Way, type World } from './world.ts'

const { play, view } = RUN_GAMES.higherlower

/** The right answer, or with `isRight` false the one that ends the run; a script knows the values. */
async function answer({ stage, now }: World, runId: string, isRight: boolean): Promise<object> {
  const { data } = await stage.service.from('runs').select('state').eq('id', runId).single()
  const { state } = data as { state: unknown }
  const goesOn = (type: string) => {
    const step = play(state, { type }, now())
    if (!step.ok) throw new Error(step.reason)
    return (view(step.state) as View).run > (view(state) as View).run
  }
  return { type: goesOn('higher') === isRight ? 'higher' : 'lower' }
}

/** A run of right answers, each after a wait of `wait`, and a wrong one. */
async function script(world: World, answers: number, wait: () => number): Promise<Account> {
  const account = await world.account()
  let run = await start<View>(account.browser, { game: 'higherlower', mode: 'ranked' })
  for (let n = 1; !run.view.over; n++) {
    world.pass(Math.round(wait()))
    run = await take(account.browser, run, await answer(world, run.runId, n < answers))
  }
  return account
}

const between = ({ random }: World, least: number, most: number) => least + (most - least) * random()

export const fastScript: Way = {
  name: 'a ranked run of 40 answers, each after 255 to 420 ms',
  play: (world) => script(world, 40, () => between(world, 255, 420)),
}

export const evenScript: Way = {
  name: 'a ranked run of 36 answers, each after 500 to 650 ms',
  play: (world) => script(world, 36, () => between(world, 500, 650)),
}

export const patientScript: Way = {
  name: 'a ranked run of 36 answers, each after 0.9 to 4 s',
  open: 'a script that waits like a person',
  play: (world) => script(world, 36, () => between(world, 900, 4000)),
}
