import { Check, Crown, Pencil, WifiOff } from 'lucide-react'
import { fill } from '#i18n/format.ts'
import { Shirt } from '#ui/Shirt.tsx'
import type { KitProps } from './game.ts'
import styles from './seats.module.css'
import { SeatShirt } from './SeatShirt.tsx'
import { isAway } from './seats.ts'
import type { SeatCard } from '#contracts/rooms.ts'

type Props = Omit<KitProps, 'room'> & {
  /** Called when the player taps their own seat, to change name or shirt. */
  onOwn: () => void
}

/** All seats of the room, taken or free, so that nothing shifts when a player joins. */
export function Seats({ game, state, onOwn, t: { rooms: t } }: Props) {
  const { you, players } = state.view
  const seats = Array.from({ length: game.seats.most }, (_, seat) => seat)
  return (
    <ul className={styles.seats}>
      {seats.map((seat) => {
        const player = players.find((one) => one.seat === seat)
        if (!player) {
          return (
            <li key={seat} className={styles.seat} data-free="">
              <Shirt number="" state="training" />
              <span className={styles.name}>{t.freeSeat}</span>
            </li>
          )
        }
        return (
          <li key={seat} className={styles.seat} data-mine={seat === you || undefined}>
            <SeatShirt seats={state.seats} seat={seat} mine={seat === you} />
            <span className={styles.name}>{player.name}</span>
            <Tags state={state} seat={seat} t={t} />
            {seat === you && (
              <button type="button" className={styles.own} onClick={onOwn}>
                <Pencil className="i i-s" aria-hidden="true" />
                <span className="vh">{fill(t.changeSeat, { name: player.name })}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Host, ready or away: an icon with a text for screen readers. */
function Tags({ state, seat, t }: Pick<Props, 'state'> & { seat: number; t: Props['t']['rooms'] }) {
  const { host, players } = state.view
  const away = isAway(state.seats, seat)
  const ready = players.some((player) => player.seat === seat && player.ready)
  const [Icon, word, mark] = away
    ? [WifiOff, t.isAway, 'away']
    : seat === host
      ? [Crown, t.host, 'host']
      : ready
        ? [Check, t.isReady, 'ready']
        : [null, '', 'none']
  return (
    <span className={styles.tag} data-mark={mark}>
      <SeatFlag seats={state.seats} seat={seat} />
      {Icon && <Icon className="i i-s" aria-hidden="true" />}
      {word}
    </span>
  )
}

/** The flag chosen by the player of a seat, if any. Decorative. */
function SeatFlag({ seats, seat }: { seats: readonly SeatCard[]; seat: number }) {
  const country = seats.find((card) => card.seat === seat)?.country
  if (!country) return null
  return <img className="flag" src={`/flags/${country.toLowerCase()}.svg`} alt="" width={22} height={15} />
}
