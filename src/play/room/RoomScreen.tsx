import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { usePack } from '#play/use-pack.ts'
import { createRoom } from '#stores/room/room.ts'
import { forgetSecret } from '#stores/seats.ts'
import { declareIntent } from '#ui/intent.ts'
import { Arrival } from './Arrival.tsx'
import { Awaited } from './Awaited.tsx'
import { FullTime } from './FullTime.tsx'
import type { KitProps, MatchRoom, RoomGame, RoomWords, MatchState } from './game.ts'
import { $guestKit, $guestName } from './guest.ts'
import { Lobby } from './Lobby.tsx'
import { Lost } from './Lost.tsx'
import { MatchFrame } from './MatchFrame.tsx'
import { Connecting } from './Connecting.tsx'
import type { RoomProps } from './RoomApp.tsx'
import styles from './room-screen.module.css'
import { Trouble } from './Trouble.tsx'
import { useSubtitle } from './use-subtitle.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import { resultId } from '#contracts/room-results.ts'
import type { GameId } from '#core/games.ts'
import { recordResult } from '#stores/progress.ts'
import { localDay } from '#stores/local-day.ts'
import { $session } from '#stores/session.ts'

type Props = RoomProps & RoomWords & { game: RoomGame; packUrl: string }

/** In a room for as long as this is on the page; its key is the code. */
export function RoomScreen({ game, packUrl, code, invited, onLeave, onSeek, locale, t }: Props) {
  const [room] = useState<MatchRoom>(() =>
    createRoom(game.party, code, () => ({ name: $guestName.get().trim(), kit: $guestKit.get(), locale }), invited),
  )
  useEffect(() => {
    declareIntent()
    room.open()
    return () => room.close()
  }, [room])

  const connection = useStore(room.$connection)
  const state = useCards(useStore(room.$state))
  const players = usePack(packUrl)
  const podium = usePodium(state)
  const [watches, setWatches] = useState(!invited)
  useReward(game.id, state)
  useSubtitle(subtitleOf(code, state?.view, t))

  function leave(then = onLeave) {
    room.send({ type: 'leave' })
    forgetSecret(code)
    then()
  }
  const seek = () => leave(onSeek)

  const words = { locale, t }
  const stopped = connection.status === 'replaced' || connection.status === 'full' || connection.status === 'closed'
  const down = connection.status === 'lost' && connection.down
  if (stopped || down) {
    return <Trouble connection={connection} room={room} game={game} onBack={onLeave} {...words} />
  }
  if (!state) return <Connecting t={t.rooms} />

  const inside = { game, room, state, ...words }
  const { you, phase } = state.view
  const free = state.view.players.length < game.seats.most
  function screen(props: KitProps) {
    if (podium.state) {
      const next = { onRematch: podium.close, onLeave: () => leave(), onSeek: seek }
      return <FullTime {...props} players={players} last={podium.state} {...next} />
    }
    if (phase === 'lobby' && state!.view.quick && you !== null) {
      return <Awaited {...props} onLeave={() => leave()} onSeek={seek} />
    }
    if (phase === 'running') return <MatchFrame {...props} code={code} players={players} onLeave={() => leave()} />
    if (you === null && free && !watches) return <Arrival {...props} onWatch={() => setWatches(true)} />
    return <Lobby {...props} code={code} onLeave={() => leave()} />
  }
  const lost = connection.status === 'lost'
  return (
    <>
      {lost && <Lost retryAt={connection.retryAt} onRetry={room.retry} locale={words.locale} t={words.t.rooms} />}
      {/* Every screen has its own width: another one is another box, not one that moves. */}
      <div key={podium.state ? 'end' : phase} className={styles.room} inert={lost} data-frozen={lost || undefined}>
        {screen(inside)}
      </div>
    </>
  )
}

/** Under the game's name: the room, whom I play against, or that it is over. */
function subtitleOf(code: string, view: KitProps['state']['view'] | undefined, { rooms: t }: RoomWords['t']): string {
  if (view?.phase === 'over') return t.fullTime
  if (view?.phase === 'lobby' && view.quick) return t.quick
  const others = view?.players.filter(({ seat }) => seat !== view.you) ?? []
  if (view?.phase !== 'running' || view.you === null) return fill(t.roomOf, { code })
  return others.length === 1 ? fill(t.matchAgainst, { name: others[0]!.name }) : t.match
}

/**
 * The state that the final table shows, or null. It stays while somebody else has opened the lobby again, until this
 * player closes it or the next match begins.
 */
function usePodium(state: MatchState | null): { state: MatchState | null; close: () => void } {
  const [last, setLast] = useState<MatchState | null>(null)
  const [closed, setClosed] = useState<string | null>(null)
  if (state?.view.phase === 'over' && state.version !== last?.version) setLast(state)
  const running = state?.view.phase === 'running'
  const match = last?.view.match ?? null
  return { state: running || match === closed ? null : last, close: () => setClosed(match) }
}

/** The room with the shirts of those who left in this match: their names stay in the table. */
function useCards(state: MatchState | null): MatchState | null {
  const [known, setKnown] = useState<{ match: string | null; seats: readonly SeatCard[] }>({ match: null, seats: [] })
  if (state === null || state.view.phase === 'lobby') return state
  const { match } = state.view
  const before = known.match === match ? known.seats : []
  const gone = before.filter(({ seat }) => !state.seats.some((card) => card.seat === seat))
  const seats = [...state.seats, ...gone.map((card) => ({ ...card, here: false }))]
  const isNew = known.match !== match || seats.some(({ seat }) => !before.some((card) => card.seat === seat))
  if (isNew) setKnown({ match, seats })
  return gone.length > 0 ? { ...state, seats } : state
}

/**
 * Takes my finished match into my progress, once. The site counts an account's matches itself, so that waits until the
 * room has reported there.
 */
function useReward(game: GameId, state: MatchState | null) {
  const { status } = useStore($session)
  const { match, you, outcome } = state?.view ?? {}
  const ready = Boolean(outcome) && (status === 'anonymous' || (status === 'signed-in' && state?.recorded === true))
  const id = match && you != null ? resultId(match, you) : null

  useEffect(() => {
    if (!ready || !outcome || id === null) return
    const { won, score, points, ms, n, tags, lines } = outcome
    void recordResult(game, { id, mode: 'multiplayer', date: localDay(), won, score, points, ms, n, tags }, lines)
    // The outcome of a match never changes; its object does with every message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, id])
}
