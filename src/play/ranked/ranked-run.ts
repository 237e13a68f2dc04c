import { atom, computed } from 'nanostores'
import type { GameId } from '#core/games.ts'
import { createRun, type Run } from '#stores/run.ts'
import { persisted, type Parser } from '#stores/persisted.ts'
import { readRun } from '#stores/read-run.ts'
import { postRun, type SendRun } from '#stores/run-api.ts'
import type { PlayView } from '../game.ts'
import { MODE, openKey } from './Start.tsx'

/**
 * The part of a ranked view that the shell needs. `deadline` in ms of the server's clock, with the network allowance.
 */
export type RankedView = PlayView & { deadline: number | null; run: number; at: number; ended: string | null }

const RunId: Parser<string | null> = { safeParse: (value) => ({ data: typeof value === 'string' ? value : null }) }

const BEGIN = '/api/runs'
/** Margin after the deadline for clock differences. */
const CLOCK_MARGIN_MS = 60
const RETRY_MS = 400

/**
 * The ranked run of this browser. Only `begin` starts one, because that starts the server's clock; a reload, another
 * tab and a late step read the existing run. `stepMs`: time per answer; `travelMs`: network allowance of a deadline.
 */
export function createRanked<View extends RankedView>(
  game: GameId,
  { stepMs, travelMs }: { stepMs: number; travelMs: number },
) {
  const $open = persisted<string | null>(openKey(game), RunId, null)
  /** Server clock minus this browser's clock, ms. */
  let clockOffset = 0

  const send: SendRun<View> = async (path, body) => {
    const known = path === BEGIN ? $open.get() : null
    const reply = known === null ? await postRun<View, unknown>(path, body) : await readRun<View, unknown>(known)
    if (reply.ok) {
      const { end, runId, now } = reply.answer
      if (now !== undefined) clockOffset = now - Date.now()
      $open.set(end ? null : runId)
    } else if (reply.code === 'unknown-run') $open.set(null)
    return reply
  }

  const run = createRun<View>(send)

  /** Deadline of the open question, ms of this browser's clock. */
  const $until = computed(run.$run, (now) => {
    const deadline = now.status === 'open' ? now.answer.view.deadline : null
    return deadline === null ? null : deadline - clockOffset
  })

  /** When both pictures of the first pair were decoded, ms of this browser's clock; null until then. */
  const $decodedAt = atom<number | null>(null)

  /** Shown deadline, without the network allowance. Null until the first pair is visible. */
  function shownUntil(now: Run<View>, until: number | null, decodedAt: number | null): number | null {
    if (until === null || now.status !== 'open') return null
    const latest = until - travelMs
    if (now.answer.view.at > 0) return latest
    return decodedAt === null ? null : Math.min(latest, decodedAt + stepMs)
  }

  /** True once a run was requested on this page. */
  const $begun = atom(false)

  function open(): Promise<void> {
    $begun.set(true)
    return run.open({ game, mode: MODE })
  }

  return {
    ...run,
    $shownUntil: computed([run.$run, $until, $decodedAt], shownUntil),
    /**
     * Starts the shown clock of the first pair when `pictures` are decoded, at the latest when the time for one answer
     * is left.
     */
    async startClock(pictures: readonly HTMLImageElement[]) {
      const until = $until.get()
      if (until === null) return
      const latest = new Promise((resolve) => setTimeout(resolve, until - travelMs - stepMs - Date.now()))
      await Promise.race([latest, Promise.allSettled(pictures.map((picture) => picture.decode()))])
      $decodedAt.set(Date.now())
    },
    $begun,
    /** Reads the open run. */
    resume: open,
    begin() {
      $open.set(null)
      $decodedAt.set(null)
      return open()
    },
    /** Reports time-outs to the server, and adopts another tab's progress. Returns the stop function. */
    follow() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = (until: number | null, least: number) => {
        clearTimeout(timer)
        if (until !== null) timer = setTimeout(pass, Math.max(least, until - Date.now() + CLOCK_MARGIN_MS))
      }
      async function pass() {
        const now = run.$run.get()
        if (now.status === 'open' && now.sending) return wait($until.get(), RETRY_MS)
        if ((await run.act({ type: 'timeUp' })) === 'too-early') wait($until.get(), RETRY_MS)
      }
      const unsubscribe = $until.subscribe((until) => wait(until, 0))
      const onReturn = () => document.visibilityState === 'visible' && void run.refresh()
      document.addEventListener('visibilitychange', onReturn)
      return () => {
        clearTimeout(timer)
        unsubscribe()
        document.removeEventListener('visibilitychange', onReturn)
      }
    },
  }
}
