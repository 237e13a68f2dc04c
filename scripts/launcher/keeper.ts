import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describeExit, hasLeft, type Child, type Children, type Task } from './children.ts'

/** Pauses by consecutive failed starts, or consecutive exits within `STEADY_MS`; the last pause repeats. */
export const PAUSES_MS: readonly number[] = [0, 100, 250, 500, 1000, 5000, 15_000, 30_000]
const STEADY_MS = 10_000
/** Longest pause after a start that succeeded: killed again and again, the server is back within 3 s. */
const ANSWERED_PAUSE_MS = 250

/**
 * Starts a server and resolves with the result of `answers` once it answers; rejects when it does not. Afterwards
 * restarts it whenever it exits by itself, until `children.stop`, so that it recovers from a full disk or a lost
 * dependency without intervention while the other parts keep running.
 */
export async function keep<Answer>(
  children: Children,
  task: Task,
  answers: (child: Child) => Promise<Answer>,
  pauses = PAUSES_MS,
): Promise<Answer> {
  const child = children.serve(task)
  const answer = await answers(child)
  void watch(children, child, task, { answers, pauses }).catch((error: unknown) => children.giveUp(String(error)))
  return answer
}

type Watching = { answers: (child: Child) => Promise<unknown>; pauses: readonly number[] }

async function watch(children: Children, first: Child, task: Task, { answers, pauses }: Watching) {
  let child = first
  let since = performance.now()
  let quick = 0
  let failed = 0
  while (true) {
    if (!hasLeft(child.process)) await once(child.process, 'exit')
    if (children.isStopping) return
    quick = performance.now() - since < STEADY_MS ? quick + 1 : 0
    const after = (times: number) => pauses[Math.min(times, pauses.length - 1)]!
    const pause = failed > 0 ? after(failed) : Math.min(after(quick), ANSWERED_PAUSE_MS)
    console.error(`${describeExit(child)}\nStarting ${task.name} again${pause < 1000 ? '' : ` in ${pause / 1000} s`}.`)
    await wait(pause, undefined, { signal: children.stopped }).catch(() => undefined)
    if (children.isStopping) return
    child = children.serve(task)
    failed = (await isAnswering(child, answers)) ? 0 : failed + 1
    since = performance.now()
  }
}

/** A server that neither answers nor exits would block the next attempt. */
const isAnswering = (child: Child, answers: (child: Child) => Promise<unknown>): Promise<boolean> =>
  answers(child).then(
    () => true,
    () => {
      child.process.kill('SIGKILL')
      return false
    },
  )
