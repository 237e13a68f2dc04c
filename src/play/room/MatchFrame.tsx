import { useStore } from '@nanostores/react'
import { useEffect, useRef, type RefObject, useState } from 'react'
import { plural } from '#i18n/format.ts'
import { useKeyboard } from '#play/use-keyboard.ts'
import { Countdown } from '#ui/Countdown.tsx'
import type { KitProps, AnyPart, RoomGame } from './game.ts'
import { LeaveButton } from './LeaveButton.tsx'
import styles from './match-frame.module.css'
import { Reactions } from './Reactions.tsx'
import { SeatCards } from './SeatCards.tsx'
import type { MatchView } from '#games/match/state.ts'
import { Panel } from '#ui/Panel.tsx'

const SHOWN_MS = 6_000

/** A temporary sentence for the dock; the next turn replaces it. */
function useSaid(turn: string | null) {
  const [said, setSaid] = useState<{ sentence: string | null; turn: string | null }>({ sentence: null, turn })

  useEffect(() => {
    const timer = setTimeout(() => setSaid({ sentence: null, turn: null }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said.sentence])

  const sentence = said.turn === turn ? said.sentence : null
  return [sentence, (next: string | null) => setSaid({ sentence: next, turn })] as const
}

type Props = KitProps & {
  code: string
  players: AnyPart['players']
  onLeave: () => void
}

/**
 * A match in play: clock, progress of all players, the player's own board, the dock. Between two rounds the reveal
 * replaces the dock at the same height, so that nothing shifts.
 */
export function MatchFrame({ game, code, onLeave, ...kit }: Props) {
  const { room, state, locale, t } = kit
  const { view } = state
  const round = view.game!
  const [said, say] = useSaid(game.turn(round))
  const part = { ...kit, game: round, said, say }
  const frame = useRef<HTMLDivElement>(null)
  const hasForfeited = view.players.some(({ seat, out: gone }) => seat === view.you && gone)
  const isPlaying = view.you !== null && !hasForfeited
  const reveals = game.reveals(round)
  const canMove = isPlaying && !reveals && !game.isDone(round)
  useKeyboard()
  // While the connection is lost, the content is inert and loses the focus.
  const frozen = useStore(room.$connection).status !== 'open'
  useFocusedBox(frame, canMove && !frozen ? game.turn(round) : null)
  useFocusedDock(frame, canMove)

  return (
    <div className={styles.frame} ref={frame} data-frame="">
      <div className={styles.head}>
        <h2 className={styles.round}>{game.head(round, view.settings, t.own)}</h2>
        {view.clock ? (
          <Countdown clock={view.clock} now={room.now} spoken={!reveals} locale={locale} t={t.rooms} />
        ) : (
          <span className={styles.noClock} />
        )}
        <LeaveButton compact t={t.rooms} ask={isPlaying ? t.rooms.leaveAskMatch : t.rooms.leaveAsk} onLeave={onLeave} />
      </div>
      <SeatCards {...kit} game={game} part={part} />
      <div className={styles.stage} data-stage="">
        <game.Stage {...part} />
      </div>
      <div className={styles.dock} data-dock="" tabIndex={-1} onInput={canMove ? room.typing : undefined}>
        {reveals ? (
          <game.Reveal {...part} />
        ) : canMove ? (
          <game.Dock {...part} />
        ) : (
          <div className={styles.waiting}>
            <p role="status">
              {isPlaying ? game.waiting(round, t.own) : hasForfeited ? t.rooms.youOut : t.rooms.youWatchMatch}
            </p>
            <div className={styles.narrow}>
              <Reactions room={room} state={state} locale={locale} t={t} />
            </div>
          </div>
        )}
      </div>
      <aside className={styles.side} aria-label={t.rooms.match}>
        <Panel title={t.rooms.rules}>
          <p className="sm muted">{game.rules(t.own)}</p>
          <p className="sm muted n">
            {t.rooms.room} {code}
            {state.watching > 0 && ` · ${plural(locale, t.rooms.watching, state.watching)}`}
          </p>
        </Panel>
        <Reactions room={room} state={state} locale={locale} t={t} />
      </aside>
      <MatchNews game={game} part={part} />
    </div>
  )
}

/** Focuses the input at each round, turn and reconnection, unless the focus is outside the frame. */
function useFocusedBox(frame: RefObject<HTMLElement | null>, turn: string | null) {
  useEffect(() => {
    const active = document.activeElement
    const elsewhere = active !== null && active !== document.body && !frame.current?.contains(active)
    if (turn === null || elsewhere) return
    frame.current?.querySelector<HTMLElement>('[data-dock] input')?.focus({ preventScroll: true })
  }, [frame, turn])
}

/** Moves the focus to the dock when the player's last move removed the focused element. */
function useFocusedDock(frame: RefObject<HTMLElement | null>, canMove: boolean) {
  const moved = useRef(canMove)
  useEffect(() => {
    const isOver = moved.current && !canMove
    moved.current = canMove
    if (!isOver || document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>('[data-dock]')?.focus({ preventScroll: true })
  }, [frame, canMove])
}

type MatchNewsProps = { game: RoomGame; part: AnyPart }

/** The only live region of a match: announces the last event in the game's words. */
function MatchNews({ game, part }: MatchNewsProps) {
  const [announced, setAnnounced] = useState<{ view: MatchView; sentence: string } | null>(null)
  const { view } = part.state
  if (announced?.view !== view) {
    const sentence = game.news(view, announced?.view ?? null, part)
    setAnnounced({ view, sentence: sentence || (announced?.sentence ?? '') })
  }
  return (
    <p className="vh" role="status">
      {announced?.sentence}
    </p>
  )
}
