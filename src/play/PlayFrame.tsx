import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import { fill } from '#i18n/format.ts'
import { webStorage } from '#stores/persisted.ts'
import { declareIntent } from '#ui/intent.ts'
import { Pips } from '#ui/Pips.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { Wide } from '#ui/Wide.tsx'
import type { BoardProps, OwnWords, PlayGame, PlayView, Wire } from './game.ts'
import styles from './play-frame.module.css'
import { Speaker, Tools } from './tools/Tools.tsx'
import { useKeyboard } from './use-keyboard.ts'

type Props<View extends PlayView, Action extends Wire, Own extends OwnWords> = Omit<
  BoardProps<View, Action, Own>,
  'act' | 'say'
> & {
  game: PlayGame<View, Action, Own>
  act: (action: Action | { type: 'hint' } | { type: 'giveUp' }) => void
  packFailed: boolean
  onRetryPack: () => void
  /** Markup of the first-visit card, shown until the first move: in an empty stage, or below the stage. */
  first?: ReactNode
  /** The choice of a level, next to the counter. */
  above?: ReactNode
  /** Notices about connection and day, above the dock. */
  notices?: ReactNode
  /** Side panels, on wide screens. */
  left?: ReactNode
  right?: ReactNode
}

/**
 * Frame of a run in play: head, stage and dock. The page does not scroll; the newest part of the stage touches the
 * dock.
 */
export function PlayFrame<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<View, Action, Own>,
) {
  const { game, packFailed, onRetryPack, first, above, notices, left, right, ...run } = props
  const { runId, view, pack, act, busy, locale, t } = run
  const [said, say] = useSaid(runId, view)
  const { loaded: board, ...loading } = useLoaded(game.board)
  const stage = useStage(view)
  useCues(runId, view, board?.cue)
  useKeyboard()

  const done = view ? game.steps.done(view) : 0
  const begun = view !== null && (done > 0 || view.over || game.begun?.(view) === true)
  const introduction = useIntroduction(game, first !== undefined && !begun)
  const shown = view && pack && board && { ...run, say, view, pack }
  const key = game.staysMounted ? undefined : runId
  const stageContent = shown ? (
    <board.Board key={key} {...shown} />
  ) : (
    game.Asking && <game.Asking key={key} {...run} say={say} />
  )
  const kickOff = useKickOff(run, (name) => game.kickOff && act(game.kickOff(name)))

  function retry() {
    if (loading.failed) loading.retry()
    if (packFailed) onRetryPack()
  }

  return (
    <div className={styles.frame} data-frame="">
      {side('Left', left)}
      <div className={styles.column}>
        {counter(game.Progress && <game.Progress {...run} />, above, done, game.steps.max, view?.over, t.own.stepOf)}
        <div className={styles.stage} ref={stage} data-stage="" data-first={introduction === 'whole' ? '' : undefined}>
          {introduction === 'whole' && (
            <div className={styles.first} {...kickOff}>
              {first}
            </div>
          )}
          {stageContent}
        </div>
        {introduction === 'brief' && (
          <div className={styles.first} data-brief="">
            {first}
          </div>
        )}
        <div className={styles.notices}>{notices}</div>
        {dock()}
        {shown && <Speaker key={runId} view={shown.view} label={(now, before) => board.news(now, before, shown)} />}
      </div>
      {side('Right', right)}
    </div>
  )

  /** Side panel of wide screens; on the left only once the run has begun. */
  function side(name: 'Left' | 'Right', more: ReactNode) {
    const Panel = name === 'Right' || begun ? board?.[name] : undefined
    return (
      <div className={styles.side}>
        <Wide>
          {Panel && shown && <Panel {...shown} />}
          {more}
        </Wide>
      </div>
    )
  }

  /** The game's dock with the buttons for hint and giving up; busy until the run has loaded. */
  function dock() {
    return (
      <div className={styles.dock} data-dock="" data-sends={busy && view && !view.over ? '' : undefined}>
        <game.Dock
          {...run}
          {...{ said, say }}
          failed={packFailed || loading.failed}
          onRetry={retry}
          busy={busy || (pack !== null && !view)}
          tools={
            <Tools
              hint={game.hint?.(view, locale, t) ?? null}
              busy={busy || !view}
              onHint={() => act({ type: 'hint' })}
              onGiveUp={() => act({ type: 'giveUp' })}
              say={say}
              t={t.play}
            />
          }
        />
      </div>
    )
  }
}

/** The game's own counter, or the current step in words and as pips; next to it the choice of a level. */
const counter = (
  own: ReactNode,
  above: ReactNode,
  done: number,
  max: number,
  over: boolean | undefined,
  label: string,
) => (
  <div className={styles.count}>
    {own ?? (
      <>
        <p className="b n">{fill(label, { n: Math.min(done + 1, max), max })}</p>
        <span className={styles.pips}>
          <Pips used={done} max={max} over={over ?? false} />
        </span>
      </>
    )}
    {above && <div className={styles.above}>{above}</div>}
  </div>
)

const neverChanges = () => () => {}

/**
 * Form of the first-visit card before the first move: `whole` in the empty stage of a game that shows no question yet,
 * `brief` below a game that does. Null for returning players of the latter.
 */
function useIntroduction({ id, Asking }: { id: GameId; Asking?: unknown }, isUnmoved: boolean) {
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => webStorage()?.getItem('userStats')?.includes(`"${id}":`) ?? false,
    () => false,
  )
  if (!isUnmoved) return null
  if (Asking === undefined) return 'whole'
  return isKnown ? null : 'brief'
}

/**
 * Plays sound and vibration for each change; loaded only for players who turned one of them on (src/core/display.ts).
 */
function useCues<View>(runId: string, view: View | null, judge: unknown) {
  useEffect(() => {
    if (view && /sound|haptics/.test(document.documentElement.dataset['display']!))
      void import('./cues/follow.ts').then(({ followRun }) => followRun(runId, view as never, judge as never))
  }, [runId, view, judge])
}

/** A sentence that replaces the dock's own until the view changes. */
function useSaid(runId: string, view: unknown) {
  const [said, setSaid] = useState<{ runId: string; view: unknown; sentence: string | null }>()
  const current = said?.runId === runId && said.view === view ? said.sentence : null
  return [current, (sentence: string | null) => setSaid({ runId, view, sentence })] as const
}

/**
 * Handles taps on the first-visit card's faces, which name the footballer of `data-kick-off`. A tap before this code
 * loaded is marked `data-pressed` (src/inline/play.ts).
 */
function useKickOff({ view, busy }: { view: unknown; busy: boolean }, name: (value: string) => void) {
  const ready = view !== null && !busy
  const wanted = useRef<string | null>(null)
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const early = first.current?.querySelector<HTMLElement>('[data-pressed]')
    if (early) {
      wanted.current ??= early.dataset['kickOff'] ?? null
      delete early.dataset['pressed']
      declareIntent()
    }
    const value = wanted.current
    if (!ready || value === null) return
    wanted.current = null
    name(value)
  })
  function onClick({ target }: MouseEvent) {
    const value = (target as Element).closest<HTMLElement>('[data-kick-off]')?.dataset['kickOff']
    if (!value) return
    if (ready) name(value)
    else wanted.current = value
  }
  return { ref: first, onClick }
}

/**
 * Scrolls elements changed by an action into view; a stage that does not fit is scrollable by keyboard. Measures in the
 * frame that shows the change, which needs a layout anyway (docs/decisions/082).
 */
function useStage(view: unknown) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => stage.current && showNewest(stage.current))
    return () => cancelAnimationFrame(frame)
  }, [view])
  return stage
}

function showNewest(stage: HTMLElement) {
  const newest = stage.querySelectorAll('[data-newest]')
  newest.item(newest.length - 1)?.scrollIntoView({ block: 'nearest' })
  if (stage.scrollHeight > stage.clientHeight) stage.tabIndex = 0
  else stage.removeAttribute('tabindex')
}
