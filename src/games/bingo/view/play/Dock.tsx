import type { DockProps } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { Button } from '#ui/Button.tsx'
import { criterionName } from '#play/criteria/words.ts'
import { fill, plural } from '#i18n/format.ts'
import styles from './dock.module.css'
import type { View } from '../../rules/engine.ts'
import { isSameTap, useWrong } from './taps.ts'
import { SkipIcon, WildcardIcon } from './icons.tsx'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Locale } from '#i18n/locales.ts'

/** Seconds left from which the bar shows urgency. */
const HURRY = 3
/** Seconds left that are announced to screen readers. */
const SPOKEN = 5

type SecondsProps = { of: number; left: number; locale: Locale; t: Words }

/** Seconds left for the current player, as a bar and in figures. */
function Seconds({ of, left, locale, t }: SecondsProps) {
  return (
    <div className={styles.seconds} data-hurry={left <= HURRY || undefined}>
      <span className={styles.drain} aria-hidden="true">
        <i style={{ '--left': left / of } as CSSProperties} />
      </span>
      <span role="timer" aria-live="off">
        <span className="vh">{t.timeLeft}</span>
        <b>{left}</b>
      </span>
      <span className="vh" role="status">
        {left === SPOKEN ? plural(locale, t.secondsLeft, left) : ''}
      </span>
    </div>
  )
}

type Props = DockProps<View, BingoAction, Words>

/** Question, skip and wildcard, and the seconds left in a timed run. */
export function Dock({ runId, view, pack, busy, act, said, tools, locale, t: { own } }: Props) {
  const left = useClock(runId, view, act)
  // Skipping waits until the wrong placement has been shown, so that no unseen player is skipped.
  const { wrong } = useWrong(view)
  const isLocked = busy || !view || view.over || wrong !== null
  const [spent, paused] = [view?.wildcard === false, view?.paused ?? null]
  const note = hintLabel()

  function hintLabel(): string {
    if (view?.hint === undefined || !pack) return ''
    if (view.hint === null) return own.hintNone
    const criterion = criterionName(view.cells[view.hint]!.criterion, { pack, locale, words: own })
    return fill(own.hintCell, { criterion })
  }

  return (
    <>
      <DockLine said={said} note={note} tools={tools}>
        {paused ? own.stands : own.ask}
      </DockLine>
      {view?.seconds != null && <Seconds of={view.seconds} left={left} locale={locale} t={own} />}
      {paused ? (
        <Button look="primary" size="large" busy={busy} onClick={() => act({ type: 'resume' })}>
          {paused === 'begin' && view?.at === 0 ? own.begin : own.goOn}
        </Button>
      ) : (
        <div className={styles.ways}>
          <Button size="large" busy={isLocked} onClick={() => isSameTap() || act({ type: 'skip' })} data-skip="">
            <SkipIcon />
            {own.skip}
          </Button>
          <Button
            size="large"
            busy={isLocked}
            aria-disabled={spent || undefined}
            title={own.wildcardSays}
            onClick={() => spent || isSameTap() || act({ type: 'wildcard' })}
            data-wildcard=""
          >
            <WildcardIcon />
            {spent ? own.wildcardUsed : own.wildcard}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Whole seconds left for the current player, 0 without a clock. Hiding the page stops the clock; showing it again
 * within a player's time skips him, since he may have been looked up meanwhile.
 */
function useClock(runId: string, view: View | null, act: (action: BingoAction) => void): number {
  const { seconds = null, deadline = null, paused = null } = view ?? {}
  const [now, setNow] = useState(() => Date.now())
  const send = useRef(act)
  const runs = useRef(false)
  useEffect(() => {
    send.current = act
    runs.current = deadline !== null
  })
  const hasClock = seconds !== null

  useEffect(() => {
    if (!hasClock || deadline === null) return
    // When client and server clocks differ by more than a player's time, count from now.
    const ahead = deadline - Date.now()
    const until = ahead > 0 && ahead <= seconds! * 1000 ? deadline : Date.now() + seconds! * 1000
    let next = until
    const tick = () => {
      setNow(deadline - (until - Date.now()))
      if (Date.now() < next) return
      next = Date.now() + AGAIN_MS
      send.current({ type: 'timeUp' })
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [hasClock, seconds, deadline])

  useEffect(() => {
    if (!hasClock || !runId) return
    const mine = send.current
    const pause = () => runs.current && mine({ type: 'pause' })
    const onHidden = () => document.visibilityState === 'hidden' && pause()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      pause()
    }
  }, [hasClock, runId])

  const cameBack = useRef<string | null>(null)
  useEffect(() => {
    if (!runId || cameBack.current === runId) return
    cameBack.current = runId
    if (paused === 'held') send.current({ type: 'skip' })
  }, [runId, paused])

  if (!hasClock) return 0
  return deadline === null
    ? paused === 'begin'
      ? seconds!
      : 0
    : Math.min(seconds!, Math.ceil((deadline - now) / 1000))
}

const TICK_MS = 200
/** Retry interval when the server's clock is behind. */
const AGAIN_MS = 1500
