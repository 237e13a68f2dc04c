import { useStore } from '@nanostores/react'
import { useEffect, useState, useRef } from 'react'
import { fill, plural } from '#i18n/format.ts'
import { usePack } from '#play/use-pack.ts'
import { createRoom } from '#stores/room/room.ts'
import { forgetSecret, secretOf } from '#stores/seats.ts'
import { declareIntent } from '#ui/intent.ts'
import { Awaited } from './Awaited.tsx'
import { FullTime } from './FullTime.tsx'
import type { KitProps, MatchRoom, RoomGame, RoomWords, MatchState } from './game.ts'
import { $guestKit, $guestName, useGuest, useSitting } from './guest.ts'
import { Lobby } from './Lobby.tsx'
import { Lost, deviceClock } from './Lost.tsx'
import { MatchFrame } from './MatchFrame.tsx'
import { Connecting } from './Connecting.tsx'
import type { RoomProps } from './RoomApp.tsx'
import styles from './room-screen.module.css'
import { useSubtitle } from './use-subtitle.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import { resultId } from '#contracts/room-results.ts'
import type { GameId } from '#core/games.ts'
import { recordResult } from '#stores/progress.ts'
import { localDay } from '#stores/local-day.ts'
import { $session } from '#stores/session.ts'
import '#styles/fields.css'
import { kitOf } from '#core/kits.ts'
import { Button } from '#ui/Button.tsx'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { GuestFields } from './GuestFields.tsx'
import { SeatShirt } from './SeatShirt.tsx'
import sheetStyles from './sheet.module.css'
import { localePath } from '#i18n/locales.ts'
import type { Connection } from '#stores/room/types.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import entry from './entry.module.css'

type Props = RoomProps & RoomWords & { game: RoomGame; packUrl: string }

/** Joins a room while mounted. Use the room's code as `key`. */
export function RoomScreen({ game, packUrl, code, invited, onLeave, onSeek, locale, t }: Props) {
  const [room] = useState<MatchRoom>(() =>
    createRoom(game.party, code, () => ({ name: $guestName.get().trim(), kit: $guestKit.get(), locale }), invited),
  )
  const [isReturning] = useState(() => invited && secretOf(code) !== undefined)
  useEffect(() => {
    declareIntent()
    room.open()
    return () => room.close()
  }, [room])

  const connection = useStore(room.$connection)
  const state = useSeatCards(useStore(room.$state))
  const players = usePack(packUrl)
  const podium = usePodium(state)
  const [watches, setWatches] = useState(!invited)
  useRecordedResult(game.id, state)
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
  if (!state) return <Connecting t={t.rooms} board={isReturning && game.early} />

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
      {/* Every screen has its own width, so a new `key` replaces the box instead of moving it. */}
      <div key={podium.state ? 'end' : phase} className={styles.room} inert={lost} data-frozen={lost || undefined}>
        {screen(inside)}
      </div>
    </>
  )
}

/** Subtitle: the room, the opponent, or the end of the match. */
function subtitleOf(code: string, view: KitProps['state']['view'] | undefined, { rooms: t }: RoomWords['t']): string {
  if (view?.phase === 'over') return t.fullTime
  if (view?.phase === 'lobby' && view.quick) return t.quick
  const others = view?.players.filter(({ seat }) => seat !== view.you) ?? []
  if (view?.phase !== 'running' || view.you === null) return fill(t.roomOf, { code })
  return others.length === 1 ? fill(t.matchAgainst, { name: others[0]!.name }) : t.match
}

/**
 * State for the full-time screen, or null. Stays when another player reopens the lobby, until this player closes the
 * screen or the next match begins.
 */
function usePodium(state: MatchState | null): { state: MatchState | null; close: () => void } {
  const [last, setLast] = useState<MatchState | null>(null)
  const [closed, setClosed] = useState<string | null>(null)
  if (state?.view.phase === 'over' && state.version !== last?.version) setLast(state)
  const running = state?.view.phase === 'running'
  const match = last?.view.match ?? null
  return { state: running || match === closed ? null : last, close: () => setClosed(match) }
}

/** The room with the shirts of players who left during this match, because their names stay in the table. */
function useSeatCards(state: MatchState | null): MatchState | null {
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
 * Records the player's finished match once. For an account, waits until the room has reported the result to the site.
 */
function useRecordedResult(game: GameId, state: MatchState | null) {
  const { status } = useStore($session)
  const { match, you, outcome } = state?.view ?? {}
  const ready = Boolean(outcome) && (status === 'anonymous' || (status === 'signed-in' && state?.recorded === true))
  const id = match && you != null ? resultId(match, you) : null

  useEffect(() => {
    if (!ready || !outcome || id === null) return
    const { won, score, points, ms, n, tags, lines } = outcome
    void recordResult(game, { id, mode: 'multiplayer', date: localDay(), won, score, points, ms, n, tags }, lines)
    // The outcome of a match never changes, but its object does with every message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, id])
}

/** Screen after joining by a link: the waiting player, the settings, and a form with name and shirt. */
function Arrival({ game, room, state, onWatch, ...words }: KitProps & { onWatch: () => void }) {
  const t = words.t.rooms
  const { players, host, settings } = state.view
  const guest = useGuest(t.nicknames)
  const { sit, busy, failed } = useSitting(room, guest)
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = players.find(({ seat }) => seat === host)
  const kit = kitOf(guest.kit)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className={sheetStyles.page}>
      <section className={sheetStyles.hero} aria-label={t.match}>
        <h2 tabIndex={-1} ref={heading}>
          {waiting ? fill(t.waits, { name: waiting.name }) : t.waitsNobody}
        </h2>
        <div className={sheetStyles.against} aria-hidden="true">
          {waiting ? <SeatShirt seats={state.seats} seat={waiting.seat} /> : <Shirt number="" state="training" />}
          {t.against}
          {kit && !guest.isAccount ? <Kit kit={kit} /> : <Shirt number={players.length + 1} state="next" />}
        </div>
        <p className={sheetStyles['in-short']}>{game.settingsSummary(settings, words)}</p>
      </section>
      <form className={sheetStyles.sheet} onSubmit={sit}>
        <div>
          <h2>{t.comesOn}</h2>
          <p className="sm muted">{waiting ? fill(t.seesName, { name: waiting.name }) : t.noAccount}</p>
        </div>
        <GuestFields guest={guest} t={t} />
        {failed && (
          <p className="msg-bad" role="alert">
            {t.sitFailed}
          </p>
        )}
        <Button type="submit" look="primary" size="large" busy={busy}>
          {t.takeSeat}
        </Button>
        <Button look="quiet" size="small" onClick={onWatch}>
          {t.onlyWatch}
        </Button>
      </form>
    </div>
  )
}

type TroubleProps = RoomWords & { connection: Connection; room: MatchRoom; game: RoomGame; onBack: () => void }

/** Message that the room cannot be played, with the alternatives. */
function Trouble({ connection, room, game, onBack, locale, t: { rooms: t, own } }: TroubleProps) {
  const retryAt = connection.status === 'lost' ? connection.retryAt : null
  const seconds = useSecondsUntil(retryAt, deviceClock)
  const words = {
    replaced: [t.replacedTitle, t.replacedText],
    full: [t.fullTitle, t.fullText],
    closed: [t.closedTitle, t.closedText],
    lost: [t.downTitle, t.downText],
    connecting: [t.connecting, ''],
    open: ['', ''],
  } as const
  const [title, text] = words[connection.status]
  return (
    <section className={entry.entry} role="alert">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {connection.status === 'replaced' && (
        <Button look="primary" size="large" onClick={room.join}>
          {t.playHere}
        </Button>
      )}
      {connection.status === 'lost' && (
        <Button look="primary" size="large" busy={retryAt === null} onClick={room.retry}>
          {t.tryNow}
          <span className="vh">{seconds > 0 ? plural(locale, t.lostIn, seconds) : ''}</span>
        </Button>
      )}
      <div className={entry.ways}>
        {game.instead(own).map(({ path, label }) => (
          <a key={path} className="btn" href={localePath(locale, path)}>
            {label}
          </a>
        ))}
      </div>
      <Button look="quiet" onClick={onBack}>
        {t.newRoom}
      </Button>
    </section>
  )
}
