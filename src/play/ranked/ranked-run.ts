import { atom, computed } from 'nanostores'
import type { GameId } from '#core/games.ts'
import { createRun } from '#stores/run.ts'
import { persisted, type Parser } from '#stores/persisted.ts'
import { readRun } from '#stores/read-run.ts'
import { postRun, type SendRun } from '#stores/run-api.ts'
import type { PlayView } from '../game.ts'
import { MODE, openKey } from './Start.tsx'

/** What the shell asks of a ranked view. `deadline` in ms of the server's clock, with the time for the way. */
export type RankedView = PlayView & { deadline: number | null; run: number; at: number; ended: string | null }

const RunId: Parser<string | null> = { safeParse: (value) => ({ data: typeof value === 'string' ? value : null }) }

const BEGIN = '/api/runs'
/** A clock is never quite in step: a moment after the deadline nobody disagrees. */
const LATER_MS = 60
const TOO_EARLY_MS = 400

/**
 * The ranked run of this browser. Nothing but `begin` begins one, for that starts its clock: a reload, another tab and a
 * step that came too late read the run that there is. `travelMs` is what a deadline allows for the way there and back.
 */
export function createRanked<View extends RankedView>(game: GameId, travelMs: number) {
  const $open = persisted<string | null>(openKey(game), RunId, null)
  /** How far the server's clock is ahead of this one, ms. */
  let ahead = 0

  const send: SendRun<View> = async (path, body) => {
    const known = path === BEGIN ? $open.get() : null
    const reply = known === null ? await postRun<View, unknown>(path, body) : await readRun<View, unknown>(known)
    if (reply.ok) {
      const { end, runId, now } = reply.answer
      if (now !== undefined) ahead = now - Date.now()
      $open.set(end ? null : runId)
    } else if (reply.code === 'unknown-run') $open.set(null)
    return reply
  }

  const run = createRun<View>(send)

  /** When the open question ends the run, ms of this browser's clock. */
  const $until = computed(run.$run, (now) => {
    const deadline = now.status === 'open' ? now.answer.view.deadline : null
    return deadline === null ? null : deadline - ahead
  })

  /** Something was asked for on this page. */
  const $begun = atom(false)

  function open(): Promise<void> {
    $begun.set(true)
    return run.open({ game, mode: MODE })
  }

  return {
    ...run,
    /** Up to when an answer is in time, whatever the way takes. */
    $shownUntil: computed($until, (until) => until && until - travelMs),
    $begun,
    /** Reads the run that is open. */
    resume: open,
    begin() {
      $open.set(null)
      return open()
    },
    /** Tells the server when time is up, and takes over what another tab has played. Returns the way to stop. */
    follow() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = (until: number | null, least: number) => {
        clearTimeout(timer)
        if (until !== null) timer = setTimeout(pass, Math.max(least, until - Date.now() + LATER_MS))
      }
      async function pass() {
        const now = run.$run.get()
        if (now.status === 'open' && now.sending) return wait($until.get(), TOO_EARLY_MS)
        if ((await run.act({ type: 'timeUp' })) === 'too-early') wait($until.get(), TOO_EARLY_MS)
      }
      const forget = $until.subscribe((until) => wait(until, 0))
      const onReturn = () => document.visibilityState === 'visible' && void run.refresh()
      document.addEventListener('visibilitychange', onReturn)
      return () => {
        clearTimeout(timer)
        forget()
        document.removeEventListener('visibilitychange', onReturn)
      }
    },
  }
}
