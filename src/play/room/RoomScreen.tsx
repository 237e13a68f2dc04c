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
import type { KitProps, MatchRoom, RoomGame, RoomWords } from './game.ts'
import { $guestKit, $guestName } from './guest.ts'
import { Lobby } from './Lobby.tsx'
import { Lost } from './Lost.tsx'
import { MatchFrame } from './MatchFrame.tsx'
import { Connecting } from './Connecting.tsx'
import type { RoomProps } from './RoomApp.tsx'
import styles from './room-screen.module.css'
import { Trouble } from './Trouble.tsx'
import { useCards } from './use-cards.ts'
import { usePodium } from './use-podium.ts'
import { useReward } from './use-reward.ts'
import { useSubtitle } from './use-subtitle.ts'

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
