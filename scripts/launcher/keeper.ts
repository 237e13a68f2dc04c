import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { epitaph, hasLeft, type Child, type Children, type Task } from './children.ts'

/** Back-off of restarts; resets after `STEADY_MS` of uptime. */
const PAUSES_MS = [0, 100, 250, 500, 1000]
const STEADY_MS = 10_000
/** Maximum consecutive starts without an answer, and maximum exits within `WINDOW_MS`. */
const MOST_FAILURES = 5
const MOST_ENDS = 30
const WINDOW_MS = 120_000

/**
 * Starts a server and resolves with what `answers` found when it answered first; rejects when it does not. From then on
 * the server is started again whenever it leaves by itself, until `children.stop`. One that cannot be kept is given up,
 * which `children.death` tells.
 */
export async function keep<Answer>(
  children: Children,
  task: Task,
  answers: (child: Child) => Promise<Answer>,
): Promise<Answer> {
  const child = children.serve(task)
  const answer = await answers(child)
  void watch(children, child, task, answers).catch((error: unknown) => children.giveUp(String(error)))
  return answer
}

async function watch(children: Children, first: Child, task: Task, answers: (child: Child) => Promise<unknown>) {
  let child = first
  let since = Date.now()
  let failures = 0
  let quick = 0
  const ends: number[] = []
  while (true) {
    if (!hasLeft(child.process)) await once(child.process, 'exit')
    if (children.isStopping) return
    const now = Date.now()
    ends.push(now)
    while (ends[0]! < now - WINDOW_MS) ends.shift()
    if (failures >= MOST_FAILURES || ends.length > MOST_ENDS) {
      return children.giveUp(`${epitaph(child)}\nIt has ended ${ends.length} times in a row: it is not started again.`)
    }
    quick = now - since < STEADY_MS ? quick + 1 : 0
    console.error(`${epitaph(child)}\nStarting ${task.name} again.`)
    await wait(PAUSES_MS[Math.min(quick, PAUSES_MS.length - 1)])
    if (children.isStopping) return
    child = children.serve(task)
    failures = (await hasAnswered(child, answers)) ? 0 : failures + 1
    since = Date.now()
  }
}

/** A server that neither answers nor exits would block the next attempt. */
async function hasAnswered(child: Child, answers: (child: Child) => Promise<unknown>): Promise<boolean> {
  try {
    await answers(child)
    return true
  } catch {
    child.process.kill('SIGKILL')
    return false
  }
}
