import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { GameId } from '#core/games.ts'
import { fill } from '#i18n/format.ts'
import { webStorage } from '#stores/persisted.ts'
import { declareIntent } from '#ui/intent.ts'
import { Pips } from '#ui/Pips.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { Wide } from '#ui/Wide.tsx'
import type { BoardProps, OwnWords, PlayGame, PlayView, Wire } from './game.ts'
import styles from './play-frame.module.css'
import { Speaker } from './tools/Speaker.tsx'
import { Tools } from './tools/Tools.tsx'
import { useKeyboard } from './use-keyboard.ts'
import { useStage } from './use-stage.ts'

type Props<View extends PlayView, Action extends Wire, Own extends OwnWords> = Omit<
  BoardProps<View, Action, Own>,
  'act' | 'say'
> & {
  game: PlayGame<View, Action, Own>
  act: (action: Action | { type: 'hint' } | { type: 'giveUp' }) => void
  packFailed: boolean
  onRetryPack: () => void
  /** Markup of the first-visit card, in the stage until the first move. */
  first?: ReactNode
  /** Beside the counter: the choice of a level. */
  above?: ReactNode
  /** Above the dock: notices about connection and day. */
  notices?: ReactNode
  /** On wide screens. */
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
  const { game, act, packFailed, onRetryPack, first, above, notices, left, right, ...run } = props
  const { runId, view, pack, busy } = run
  const [said, setSaid] = useSaid(runId, view)
  const { loaded: board, ...loading } = useLoaded(game.board)
  const stage = useStage(view)
  useKeyboard()

  const begun = hasBegun(game, view)
  const introduces = useFirstVisit(game) && first !== undefined && !begun
  const shown = view && pack && { ...run, act, say: setSaid, view, pack }
  const playing = shown && board && { shown, board }
  const stands = playing ? (
    <playing.board.Board key={runId} {...playing.shown} />
  ) : (
    game.Asking && <game.Asking key={runId} {...run} act={act} say={setSaid} />
  )
  const kickOff = useKickOff(view !== null && !busy, (name) => game.kickOff && act(game.kickOff(name)))

  function retry() {
    if (loading.failed) loading.retry()
    if (packFailed) onRetryPack()
  }

  return (
    <div className={styles.frame} data-frame="">
      <div className={styles.side}>
        <Wide>
          {playing && begun && <Panel of={playing.board.Left} shown={playing.shown} />}
          {left}
        </Wide>
      </div>
      <div className={styles.column}>
        <Head {...run} {...{ game, act, above }} />
        <div className={styles.stage} ref={stage} data-stage="" data-first={introduces ? '' : undefined}>
          {game.Asking && stands}
          {introduces && (
            <div className={styles.first} {...kickOff}>
              {first}
            </div>
          )}
          {!game.Asking && stands}
        </div>
        {notices}
        <FrameDock
          {...run}
          {...{ game, act, said }}
          say={setSaid}
          failed={packFailed || loading.failed}
          onRetry={retry}
        />
        {playing && (
          <Speaker
            key={runId}
            view={playing.shown.view}
            says={(now, before) => playing.board.news(now, before, playing.shown)}
          />
        )}
      </div>
      <div className={styles.side}>
        <Wide>
          {playing && <Panel of={playing.board.Right} shown={playing.shown} />}
          {right}
        </Wide>
      </div>
    </div>
  )
}

/** What the game shows beside the stage on wide screens, if anything. */
const Panel = <Shown extends object>({ of: Of, shown }: { of?: ComponentType<Shown> | undefined; shown: Shown }) =>
  Of && <Of {...shown} />

/** True once something counts: a step, what the game itself counts as begun, or the end. */
const hasBegun = <View extends PlayView, Action extends Wire, Own extends OwnWords>(
  { steps, begun }: PlayGame<View, Action, Own>,
  view: View | null,
): boolean => view !== null && (steps.done(view) > 0 || view.over || begun?.(view) === true)

type FrameDockProps<View extends PlayView, Action extends Wire, Own extends OwnWords> = Omit<
  Props<View, Action, Own>,
  'first' | 'above' | 'notices' | 'left' | 'right' | 'packFailed' | 'onRetryPack'
> & { said: string | null; say: (sentence: string | null) => void; failed: boolean; onRetry: () => void }

/** The game's dock with hint and giving up. Busy until the run is there. */
function FrameDock<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: FrameDockProps<View, Action, Own>,
) {
  const { game, said, say, failed, onRetry, ...run } = props
  const { view, pack, busy, act, locale, t } = run
  return (
    <div className={styles.dock} data-dock="" data-sends={busy && view && !view.over ? '' : undefined}>
      <game.Dock
        {...run}
        {...{ said, say, failed, onRetry }}
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

type HeadProps<View extends PlayView, Action extends Wire, Own extends OwnWords> = Omit<
  Props<View, Action, Own>,
  'first' | 'notices' | 'left' | 'right' | 'packFailed' | 'onRetryPack'
>

/** The game's own counter, or the current step of all in words and as pips; beside it the choice of a level. */
function Head<View extends PlayView, Action extends Wire, Own extends OwnWords>(props: HeadProps<View, Action, Own>) {
  const { game, above, ...run } = props
  const { view, t } = run
  const { max } = game.steps
  const done = view ? game.steps.done(view) : 0
  return (
    <div className={styles.count}>
      {game.Tally ? (
        <game.Tally {...run} />
      ) : (
        <>
          <p className="b n">{fill(t.own.stepOf, { n: Math.min(done + 1, max), max })}</p>
          <span className={styles.pips}>
            <Pips used={done} max={max} over={view?.over ?? false} />
          </span>
        </>
      )}
      {above && <div className={styles.above}>{above}</div>}
    </div>
  )
}

const never = () => () => {}

/** False for a returning player of a game that shows its question at once, where the card would lie over it. */
function useFirstVisit({ id, Asking }: { id: GameId; Asking?: unknown }): boolean {
  const isKnown = useSyncExternalStore(
    never,
    () => webStorage()?.getItem('userStats')?.includes(`"${id}":`) ?? false,
    () => false,
  )
  return !isKnown || Asking === undefined
}

/** A sentence that replaces the dock's own until the run goes on. */
function useSaid(runId: string, view: unknown) {
  const [said, setSaid] = useState<{ runId: string; view: unknown; sentence: string | null }>()
  const current = said?.runId === runId && said.view === view ? said.sentence : null
  return [current, (sentence: string | null) => setSaid({ runId, view, sentence })] as const
}

/**
 * Handles taps on the first-visit card's faces, which name the footballer of `data-kick-off`. A tap before this code
 * loaded is marked `data-pressed` (src/inline/play.ts).
 */
function useKickOff(ready: boolean, name: (value: string) => void) {
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
