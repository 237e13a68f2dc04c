import { atom, type ReadableAtom } from 'nanostores'
import type { NewRun, RunAnswer, RunStep } from '#contracts/runs.ts'
import { postRun, type RunReply, type RunTrouble, type SendRun } from './run-api.ts'

export type Run<View, Facts = unknown> =
  | { status: 'opening' }
  /** There is no run to show. `trying`: a retry is under way. */
  | { status: 'closed'; trouble: RunTrouble; trying: boolean }
  /** `trouble`: why the last action was not accepted; it is retried. */
  | { status: 'open'; answer: RunAnswer<View, Facts>; sending: boolean; trouble: RunTrouble | null }

export type RunStore<View, Facts = unknown> = {
  $run: ReadableAtom<Run<View, Facts>>
  /** Starts the run, or resumes the one started before, here or in another tab. */
  open(request: NewRun): Promise<void>
  /** Resolves with null when the action is applied, or a reason when refused. Further actions are ignored meanwhile. */
  act(action: RunStep['action']): Promise<RunTrouble | null>
  /** Reopens a run, or resends an action at once. */
  retry(): void
  /** Adopts another tab's progress; silent on failure. */
  refresh(): Promise<void>
}

/** Transient errors, after which the action is retried. */
const TRANSIENT: readonly RunTrouble[] = ['offline', 'internal', 'no-space', 'unavailable', 'too-many-requests']

/** Errors of an action that came after one of another tab, or after the deadline. */
const OVERTAKEN: readonly RunTrouble[] = ['wrong-order', 'already-over', 'too-late']

/**
 * Client of the run protocol: one action at a time, numbered, retried with the same number until answered. `pause`
 * resolves when attempt 0, 1, 2 ... is due.
 */
export function createRun<View, Facts = unknown>(
  send: SendRun<View, Facts> = postRun,
  pause: Pause = untilWorthwhile,
): RunStore<View, Facts> {
  const $run = atom<Run<View, Facts>>({ status: 'opening' })
  let request: NewRun | null = null
  let hurry = () => {}

  async function open(asked: NewRun): Promise<void> {
    request = asked
    $run.set({ status: 'opening' })
    await begin(asked)
  }

  async function begin(asked: NewRun): Promise<void> {
    const reply = await send(RUNS, asked)
    if (request !== asked) return
    $run.set(reply.ok ? opened(reply.answer) : { status: 'closed', trouble: reply.code, trying: false })
  }

  async function act(action: RunStep['action']): Promise<RunTrouble | null> {
    const run = $run.get()
    if (run.status !== 'open' || run.sending) return null
    $run.set({ ...run, sending: true, trouble: null })
    let { answer } = run
    for (let attempt = 0; ; attempt++) {
      const reply = await send(`${RUNS}/${answer.runId}`, { n: answer.n + 1, action })
      if (reply.ok) return settle(reply.answer, null)
      if (OVERTAKEN.includes(reply.code)) return settle(await latest(answer), reply.code)
      if (reply.code === 'unknown-run' && attempt === 0) answer = await latest(answer)
      else if (!TRANSIENT.includes(reply.code)) return settle(answer, reply.code)
      else await waitFor(attempt, answer, reply.code)
    }
  }

  function settle(answer: RunAnswer<View, Facts>, code: RunTrouble | null): RunTrouble | null {
    $run.set(opened(answer))
    return code
  }

  async function waitFor(attempt: number, answer: RunAnswer<View, Facts>, trouble: RunTrouble) {
    $run.set({ status: 'open', answer, sending: true, trouble })
    await Promise.race([pause(attempt), new Promise<void>((resolve) => (hurry = resolve))])
  }

  /** The server's current run; the known one on failure. */
  async function latest(known: RunAnswer<View, Facts>): Promise<RunAnswer<View, Facts>> {
    const reply: RunReply<View, Facts> | null = request && (await send(RUNS, request))
    return reply?.ok ? reply.answer : known
  }

  async function refresh(): Promise<void> {
    const run = $run.get()
    if (run.status !== 'open' || run.sending) return
    const answer = await latest(run.answer)
    const isNewer = answer.n > run.answer.n || (answer.end !== null && run.answer.end === null)
    if ($run.get() === run && isNewer) $run.set(opened(answer))
  }

  function retry() {
    const run = $run.get()
    if (run.status !== 'closed') return hurry()
    if (!request || run.trying) return
    $run.set({ ...run, trying: true })
    void begin(request)
  }

  return { $run, open, act, refresh, retry }
}

const RUNS = '/api/runs'

const opened = <View, Facts>(answer: RunAnswer<View, Facts>): Run<View, Facts> => ({
  status: 'open',
  answer,
  sending: false,
  trouble: null,
})

export type Pause = (attempt: number) => Promise<void>

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000

/** Back-off of 1, 2, 4 ... 15 s, or until the browser is online again. */
const untilWorthwhile: Pause = (attempt) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt))
    addEventListener('online', () => resolve(), { once: true })
  })
