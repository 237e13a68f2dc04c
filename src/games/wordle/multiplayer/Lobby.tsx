import { Check, Crown } from 'lucide-react'
import { fill, plural } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import { Button } from '#ui/Button.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { SEATS, type View } from '../race/state.ts'
import { Invite } from './Invite.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { Refusal } from './Refusal.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import { SeatFlag } from './SeatFlag.tsx'
import { SeatShirt } from './SeatShirt.tsx'
import { isAway, seatName } from './seats.ts'
import { Settings } from './Settings.tsx'
import type { Words } from './words.ts'

type Props = Words & { room: RaceRoom; code: string; state: RoomState<View>; onLeave: () => void }

/** Before the kick-off: the code to pass on, who is there, and what the host decides. */
export function Lobby(props: Props) {
  const { room, code, state, onLeave, locale, t: words } = props
  const t = words.rooms
  const { you, host, players } = state.view
  const me = players.find(({ seat }) => seat === you)
  const enough = players.length >= SEATS.least
  const hostName = players.find(({ seat }) => seat === host)?.name ?? ''
  const starts = you === host ? t.waitingYou : fill(t.waitingHost, { name: hostName })
  const says = enough ? starts : t.waitingOne
  return (
    <div className="lobby">
      <section className="card stack invite" aria-label={t.room}>
        <p className="muted sm">{t.codeLabel}</p>
        <p className="num code">
          <span aria-hidden="true">{code}</span>
          <span className="vh">{fill(t.codeSays, { code: [...code].join(' ') })}</span>
        </p>
        <Invite code={code} t={t} />
      </section>
      <section className="stack" aria-label={t.players}>
        <div className="row between">
          <h2>{t.players}</h2>
          {state.watching > 0 && <span className="chip n">{plural(locale, t.watching, state.watching)}</span>}
        </div>
        <ul className="roster">
          {players.map((player) => (
            <li key={player.seat} data-me={player.seat === you || undefined}>
              <SeatShirt seats={state.seats} seat={player.seat} mine={player.seat === you} />
              <SeatFlag seats={state.seats} seat={player.seat} />
              <b className="cut">{seatName(player, you, props)}</b>
              <span className="row wrap tags">
                {player.seat === host && (
                  <span className="chip">
                    <Crown className="i i-s" aria-hidden="true" />
                    {t.host}
                  </span>
                )}
                {player.ready && (
                  <span className="chip chip-c">
                    <Check className="i i-s" aria-hidden="true" />
                    {t.isReady}
                  </span>
                )}
                {isAway(state.seats, player.seat) && <span className="chip chip-a">{t.isAway}</span>}
              </span>
            </li>
          ))}
          {players.length < SEATS.most && (
            <li className="free">
              <Shirt number="" state="training" />
              <span className="muted">{plural(locale, t.freeSeats, SEATS.most - players.length)}</span>
            </li>
          )}
        </ul>
      </section>
      <Settings {...props} mine={you !== null && you === host} />
      <div className="act">
        <p className="b center" role="status">
          {you === null ? (players.length < SEATS.most ? t.youWatch : t.youWatchFull) : says}
        </p>
        <Refusal room={room} t={t} />
        {me && you === host && (
          <Button
            look="primary"
            size="large"
            aria-disabled={!enough}
            onClick={() => enough && room.send({ type: 'kickOff' })}
          >
            {t.kickOff}
          </Button>
        )}
        {me && you !== host && (
          <Button
            look={me.ready ? 'quiet' : 'primary'}
            size="large"
            onClick={() => room.send({ type: 'ready', ready: !me.ready })}
          >
            {me.ready ? t.notReady : t.ready}
          </Button>
        )}
        {you === null && players.length < SEATS.most && (
          <Button look="primary" size="large" onClick={room.join}>
            {t.takeSeat}
          </Button>
        )}
        <LeaveButton t={t} ask={t.leaveAsk} onLeave={onLeave} />
      </div>
    </div>
  )
}
