import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { descendantsOf } from '../launcher/descendants.ts'

const PAUSE_MS = 20
const LIMIT_MS = 30_000

/** Descendants of a launcher whose command line contains `word`. */
async function pidsOf(launcher: number, word: string): Promise<number[]> {
  const pids = await descendantsOf(launcher)
  return pids.filter((pid) => commandOf(pid).includes(word))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Kills a process as the out-of-memory killer does; resolves with the ms until `answers` is true again. */
export async function killed(launcher: number, word: string, answers: () => Promise<boolean>): Promise<number> {
  const pids = await pidsOf(launcher, word)
  if (pids.length === 0) throw new Error(`Nothing below ${launcher} runs ${word}.`)
  const start = performance.now()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  while (true) {
    const passed = performance.now() - start
    // Descendants of the killed process may still answer for a moment.
    const now = await pidsOf(launcher, word)
    const isReplaced = now.length > 0 && !now.some((pid) => pids.includes(pid))
    if (isReplaced && (await answers())) return passed
    if (passed > LIMIT_MS) throw new Error(`${word} did not come back within ${LIMIT_MS} ms.`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** True when the address answers; a refused connection is false. */
export const isAnswered = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

const RunAnswer = z.looseObject({ runId: z.string(), n: z.int() })

/** Starts today's puzzle as a new visitor and makes a guess; resolves with the visitor's cookie and the server's answer. */
export async function acknowledgedRun(site: string): Promise<{ cookie: string; acknowledged: unknown }> {
  const { answer, cookie } = await post(`${site}/api/runs`, TODAY)
  const { runId, n } = RunAnswer.parse(answer)
  const step = { n: n + 1, action: { type: 'guess', player: 'lionel-messi' } }
  const reply = await post(`${site}/api/runs/${runId}`, step, cookie)
  return { cookie, acknowledged: reply.answer }
}

/** Re-reads the run; null on failure. */
export const rereadRun = (site: string, cookie: string): Promise<unknown> =>
  post(`${site}/api/runs`, TODAY, cookie).then(
    ({ answer }) => answer,
    () => null,
  )

const TODAY = { game: 'wordle', mode: 'today' }

async function post(address: string, body: unknown, cookie = '') {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  const set = answer.headers.get('set-cookie')?.split(';')[0]
  return { answer: (await answer.json()) as unknown, cookie: set ?? cookie }
}
